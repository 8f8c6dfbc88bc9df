import type { StoryEntry } from '../visual/takeScreenshots.ts'
import type { Engine } from './engine.ts'

/** The size of stories that ask for none, as in the checks in Chromium. */
const defaultSize = { width: 1200, height: 900 }

export interface StoryOutcome {
  id: string
  title: string
  name: string
  /** Empty for a story that passed. */
  problem: string
}

/**
 * Renders each story with its play function, one after the other in one page; one that fails runs again in a new page. Where it was the
 * first of its page, it runs again in that page: the first story also waits for the code of all others, which may take longer than it waits.
 */
export async function playStories(
  engine: Engine,
  url: string,
  stories: readonly StoryEntry[],
  onOutcome: (outcome: StoryOutcome) => void,
): Promise<void> {
  let page: 'none' | 'new' | 'used' = 'none'
  let size = ''
  const play = async ({ id }: StoryEntry) => {
    if (page === 'none') {
      await openStorybook(engine, url)
      page = 'new'
    }
    const wanted = (await engine.run(readStorySize, id)) ?? defaultSize
    if (size !== JSON.stringify(wanted)) await engine.resize(wanted.width, wanted.height)
    size = JSON.stringify(wanted)
    const problem = await engine.run(playStory, id)
    page = problem === '' || page === 'new' ? 'used' : 'none'
    return problem
  }
  // A page that hangs is a problem of the story.
  const tryToPlay = (story: StoryEntry) =>
    play(story).catch((error: unknown) => {
      page = 'none'
      return error instanceof Error ? error.message : String(error)
    })
  for (const story of stories) {
    const { id, title, name } = story
    const first = await tryToPlay(story)
    const second = first === '' ? '' : await tryToPlay(story)
    onOutcome({ id, title, name, problem: second === '' ? '' : `${first}\nAgain: ${second}` })
  }
}

/** A page that shows a first story, from which it goes to all others. */
async function openStorybook(engine: Engine, url: string) {
  await engine.open(`${url}/iframe.html?id=start-welcome--overview&viewMode=story`)
  await engine.run(async () => {
    const isShown = () =>
      ['__STORYBOOK_ADDONS_CHANNEL__', '__STORYBOOK_PREVIEW__'].every((name) => Reflect.get(window, name) !== undefined) &&
      document.body.matches('.sb-show-main, .sb-show-errordisplay')
    for (let tries = 0; tries < 600 && !isShown(); tries++) await new Promise((resolve) => setTimeout(resolve, 100))
    if (!isShown()) throw new Error('Storybook did not start')
  }, undefined)
}

// These two run in the page: they are sent as text, and use nothing of this file.

interface Preview {
  loadStory: (story: { storyId: string }) => Promise<{ storyGlobals?: { viewport?: { value?: string } } }>
  storyStoreValue: {
    projectAnnotations: { parameters: { viewport: { options: Record<string, { styles: { width: string; height: string } }> } } }
  }
}

/** The size of the viewport that a story asks for. */
async function readStorySize(storyId: string): Promise<{ width: number; height: number } | null> {
  const preview = Reflect.get(window, '__STORYBOOK_PREVIEW__') as Preview
  const { storyGlobals } = await preview.loadStory({ storyId })
  const { options } = preview.storyStoreValue.projectAnnotations.parameters.viewport
  const styles = options[storyGlobals?.viewport?.value ?? '']?.styles
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : null
}

interface Channel {
  on: (event: string, listener: (payload: unknown) => void) => void
  off: (event: string, listener: (payload: unknown) => void) => void
  emit: (event: string, payload: unknown) => void
}

/** Shows a story and waits for the end of its play function. Returns what went wrong, or nothing. */
function playStory(storyId: string): Promise<string> {
  const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__') as Channel
  const errors: string[] = []
  const addError = (payload: unknown) => {
    for (const error of [payload].flat()) {
      const { message, description } = error as { message?: string; description?: string }
      errors.push(message ?? description ?? String(error))
    }
  }
  const errorEvents = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored', 'storyMissing']
  return new Promise((resolve) => {
    const finish = (problem: string) => {
      clearTimeout(timeout)
      channel.off('storyFinished', handleEnd)
      for (const event of errorEvents) channel.off(event, addError)
      resolve(problem)
    }
    const handleEnd = (payload: unknown) => {
      const {
        storyId: finished,
        status,
        reporters,
      } = payload as {
        storyId: string
        status: string
        reporters: { type: string; status: string }[]
      }
      if (finished !== storyId) return
      const failed = reporters.filter((report) => report.status === 'failed').map(({ type }) => `failed: ${type}`)
      finish(status === 'success' ? '' : [...errors, ...failed].join('\n') || 'failed')
    }
    const timeout = setTimeout(() => finish(['not finished after 60 s', ...errors].join('\n')), 60_000)
    for (const event of errorEvents) channel.on(event, addError)
    channel.on('storyFinished', handleEnd)
    const { currentSelection } = Reflect.get(window, '__STORYBOOK_PREVIEW__') as { currentSelection?: { storyId: string } }
    // A story that is shown already is not rendered again by its selection.
    if (currentSelection?.storyId === storyId) channel.emit('forceRemount', { storyId })
    else channel.emit('setCurrentStory', { storyId, viewMode: 'story' })
  })
}
