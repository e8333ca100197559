"""Tables that are played: answers, seats, clocks and bots, every change durable before it is told."""
