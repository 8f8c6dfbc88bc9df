/** How many frames load at a time: each loads a hundred files, and browsers refuse requests beyond some thousands. */
const atATime = 2
/** Milliseconds after which the next frame does not wait any longer. */
const patience = 20_000

let loading = 0
const waiting: (() => void)[] = []

/** Gives a turn to the frame that has waited longest. */
function leave() {
  const next = waiting.shift()
  if (next) next()
  else loading -= 1
}

/** Resolves when a frame may load. The function that it resolves to lets the next one load. */
export async function takeTurn(): Promise<() => void> {
  if (loading < atATime) loading += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  let isOver = false
  const end = () => {
    if (isOver) return
    isOver = true
    leave()
  }
  setTimeout(end, patience)
  return end
}

/** Resolves when Storybook shows the story of a frame, or the frame is gone. */
export function whenShown(frame: HTMLIFrameElement): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      const isShown = frame.contentDocument?.body?.classList.contains('sb-show-main') === true
      if (isShown || !frame.isConnected) resolve()
      else setTimeout(look, 200)
    }
    look()
  })
}
