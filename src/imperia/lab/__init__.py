"""Simulation, arena, balance reports, and the measuring of speed."""
