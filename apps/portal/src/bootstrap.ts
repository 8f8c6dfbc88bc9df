// A separate script that runs before the first paint. It imports nothing, because it handles the case that no other file can be loaded.

type Theme = 'system' | 'light' | 'dark'

// oxlint-disable-next-line no-unused-vars -- a script shares its global types with all files
interface Window {
  /** What the page does before the program has loaded. */
  bootstrap: {
    /** Reloads the page at this path, or at the current one, if the server has another build; resolves to whether it does. */
    reloadIfOutdated: (build: string, path?: string) => Promise<boolean>
    /** Reloads the page if it is outdated; otherwise shows the load error. */
    handleLoadFailure: (build: string) => Promise<void>
    /** The theme that was chosen on this device (session/themeStore.ts). */
    theme: { get: () => Theme; set: (theme: Theme) => void; subscribe: (listener: () => void) => () => void }
    /** The button that was pressed last, the checkbox of a row, or the form in which Enter was, before the program could handle the press. */
    pressedButton?: HTMLElement | null
    /** Loads the program now, not only after the first paint. */
    loadProgram: () => void
    /** Resolves when a document of the signed-in area shows its user's part. */
    shown?: Promise<void>
    /** The roles of the user of a page of the signed-in area (signedInBootstrap.ts). */
    roles?: readonly string[]
    /** That user (signedInBootstrap.ts). */
    user?: { id: string; email: string }
    /** What a page of the signed-in area asked before the program has loaded (signedInBootstrap.ts). */
    early?: Map<string, { token: string; response: Promise<Response>; key?: string }>
  }
}

{
  const showLoadError = () => document.getElementById('load-error')?.removeAttribute('hidden')

  // The chosen theme is set before the first paint; the first theme-color in the head counts.
  const themeListeners = new Set<() => void>()
  const themeColor = Object.assign(document.createElement('meta'), { name: 'theme-color' })
  let theme: Theme = 'system'
  const showTheme = (stored: string | null) => {
    theme = stored === 'light' || stored === 'dark' ? stored : 'system'
    document.documentElement.dataset['theme'] = theme
    themeColor.content = theme === 'dark' ? '#0d120e' : '#faf9f5'
    if (theme === 'system') themeColor.remove()
    else document.head.prepend(themeColor)
    for (const listener of themeListeners) listener()
  }
  const readStored = (name: string) => {
    try {
      return localStorage.getItem(name)
    } catch {
      // A storage that throws has neither a choice nor a session.
      return null
    }
  }
  showTheme(readStored('THEME'))
  addEventListener('storage', ({ key, newValue }) => key === 'THEME' && showTheme(newValue))

  // Public pages redirect signed-in users: hide the prerendered page before it is painted.
  const hasSession = readStored('USER_SESSION') !== null
  const { program = '', chunks = '', signedIn } = document.currentScript?.dataset ?? {}
  if (hasSession && signedIn === undefined) {
    const observer = new MutationObserver(() => {
      const page = document.getElementById('page')
      if (!page) return
      page.hidden = true
      observer.disconnect()
    })
    observer.observe(document, { childList: true, subtree: true })
  }

  // A prerendered document is painted before its program is loaded (prerenderPlugin.ts).
  const addElement = (element: HTMLLinkElement | HTMLScriptElement, properties: Record<string, string>) =>
    document.head.append(Object.assign(element, properties, { crossOrigin: '' }))
  let isLoading = program === ''
  const loadProgram = () => {
    if (isLoading) return
    isLoading = true
    // The program first: it starts while the chunks of its page arrive.
    for (const src of program.split(' ')) addElement(document.createElement('script'), { type: 'module', src })
    for (const href of chunks.split(' ')) addElement(document.createElement('link'), { rel: 'modulepreload', href })
  }
  // A document of the signed-in area says itself when (signedInBootstrap.ts).
  if (signedIn === undefined) {
    // A background tab is not painted: the load event starts the program there.
    requestAnimationFrame(() => setTimeout(loadProgram))
    addEventListener('load', loadProgram)
    if (hasSession) loadProgram()
  }

  window.bootstrap = {
    loadProgram,
    theme: {
      get: () => theme,
      set(next) {
        showTheme(next)
        try {
          localStorage.setItem('THEME', next)
        } catch {
          // The choice lasts until the page is closed.
        }
      },
      subscribe(listener) {
        themeListeners.add(listener)
        return () => themeListeners.delete(listener)
      },
    },
    async reloadIfOutdated(build, path = location.href) {
      try {
        // Each build is left once at most: two servers with different builds must not cause a reload loop.
        const leftBuilds = sessionStorage.getItem('BUILDS_LEFT') ?? ''
        if (leftBuilds.includes(build)) return false
        const response = await fetch(path, { cache: 'no-store' })
        if (!response.ok || (await response.text()).includes(build)) return false
        sessionStorage.setItem('BUILDS_LEFT', `${leftBuilds} ${build}`)
        if (new URL(path, location.href).href === location.href) location.reload()
        else location.assign(path)
        return true
      } catch {
        return false
      }
    },
    async handleLoadFailure(build) {
      if (!(await window.bootstrap.reloadIfOutdated(build))) showLoadError()
    },
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module')
        void window.bootstrap.handleLoadFailure(new URL(target.src).pathname)
    },
    true,
  )
  // The limit for loading a part of the program (spec section 9).
  setTimeout(showLoadError, 120_000)
  const remember = (target: EventTarget | null, selector: string) => {
    window.bootstrap.pressedButton = target instanceof Element ? target.closest<HTMLElement>(selector) : null
  }
  addEventListener('click', ({ target }) => remember(target, 'button, [data-signed-in] [type=checkbox]'))
  // Browsers ignore Enter in a field while the button of its form is disabled. Before React, which stops a key that it cannot handle yet.
  addEventListener('keydown', ({ key, target }) => key === 'Enter' && remember(target, 'form'), true)
}
