/** A browser with one tab, driven from outside. */
export interface Engine {
  /** As users know it, with its version. */
  name: string
  open: (url: string) => Promise<void>
  /** Runs a function in the page with an argument, and returns its result; both are JSON data. */
  run: <Argument, Result>(code: (argument: Argument) => Result | Promise<Result>, argument: Argument) => Promise<Result>
  /** Makes the page this large, in CSS pixels. */
  resize: (width: number, height: number) => Promise<void>
  /** Types into the element that has the focus, as a keyboard does. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Tab') => Promise<void>
  close: () => Promise<void>
}

/** The settings of the machine that stories rely on, as the checks in Chromium have them. */
export const machineSettings = { TZ: 'Africa/Lagos', LANG: 'en_GB.UTF-8' }

export const milliseconds = (count: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, count)
  })
