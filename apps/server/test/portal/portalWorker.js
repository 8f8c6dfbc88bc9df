// Stands for the worker of the portal in tests of the server.
addEventListener('fetch', () => undefined)
