export const CaretIcon = () => (
  <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
    <path d="m4 6 4 4 4-4" />
  </svg>
)

export const CheckIcon = () => (
  <svg aria-hidden="true" width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor">
    <path d="m3 8 3 3 7-7" />
  </svg>
)
