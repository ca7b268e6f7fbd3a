"""The referee: the games as a service for programs in any language, one JSON request a line in, one answer a line out.

desk      what is kept between requests: matches, and luck to come
requests  every request as a class: its fields are what it holds, `_answer` is what it does
service   lines in, lines out, and what is said of a line that is no request

Whoever writes the requests is trusted with the truth of a match; what one seat may know is told where a request names the
seat.
"""
