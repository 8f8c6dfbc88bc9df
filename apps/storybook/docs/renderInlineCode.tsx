/** Renders text between backticks as code. */
export const renderInlineCode = (line: string) =>
  // The parts have no identity besides their place in the line.
  line.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part))
