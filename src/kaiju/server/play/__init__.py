"""Tables being played: answers, seats, clocks and bots, every change durable before anyone is told."""
