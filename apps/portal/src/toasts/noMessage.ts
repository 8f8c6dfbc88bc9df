/** For the `error` of a dialog: the toast has the server's message. */
export const noMessage = () => null
