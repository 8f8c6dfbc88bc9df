// The worker of the built portal.
