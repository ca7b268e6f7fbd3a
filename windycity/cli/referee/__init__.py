"""The referee: the games as a service for programs in any language, one JSON request per line in, one answer per line out.

desk      what is kept between requests: matches, and luck to come
requests  every request as a class: its fields are its content, `_answer` carries it out
service   lines in, lines out, and the answer to a line that is not a request

The author of the requests is trusted with the truth of a match; a request that names a seat gets only what that seat may
know.
"""
