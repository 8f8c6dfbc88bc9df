/** Changes a storage that may throw, as in private windows. */
export function tryStorage(change: () => void): void {
  try {
    change()
  } catch {
    // A storage that throws has stored nothing.
  }
}
