/** Milliseconds in which rows that are on their way arrive. */
const patience = 2000

/** Waits until no list dims its rows, because axe would find their contrast too low; a list that waits for ever is checked as it is. */
export async function waitForRows(): Promise<void> {
  const started = performance.now()
  while (document.querySelector('[role="region"][aria-busy="true"]') && performance.now() - started < patience)
    await new Promise((resolve) => setTimeout(resolve, 50))
}
