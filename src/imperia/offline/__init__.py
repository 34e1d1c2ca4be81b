"""A house for one person in their own browser: the same tables and messages as on a server, without one.

Whatever runs Python there hands in a shelf to keep things on and somebody who thinks for the bots.
"""
