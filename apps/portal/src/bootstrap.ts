// Runs before anything is painted, as a script of its own: it must work where no other file of ours can be had, so it imports nothing.

// oxlint-disable-next-line no-unused-vars -- a script shares its types with every file
interface Window {
  /** What the page could do before the program came. */
  early: {
    /** Loads the program anew, at this path or where it is, if the server has another build than this one; answers whether it will. */
    renew: (build: string, to?: string) => Promise<boolean>
    /** For a program that cannot go on: loads it anew, or says that the page is lost. */
    miss: (build: string) => Promise<void>
    /** The button that was pressed last, when nothing heard it yet. */
    pressed?: HTMLElement | null
  }
}

{
  const lost = () => document.getElementById('lost')?.removeAttribute('hidden')

  // Who is logged in goes on from here: what stands on this page is for others, and is hidden before anything of it can be painted.
  let isKnown = false
  try {
    isKnown = localStorage.getItem('USER_SESSION') !== null
  } catch {
    // A storage that refuses has kept nothing.
  }
  if (isKnown) {
    const watch = new MutationObserver(() => {
      const page = document.getElementById('page')
      if (!page) return
      page.hidden = true
      watch.disconnect()
    })
    watch.observe(document, { childList: true, subtree: true })
  }

  // A document with content of its own is painted before its program is fetched (prerenderPlugin.ts).
  const { program = '', parts = '' } = document.currentScript?.dataset ?? {}
  const add = (element: HTMLLinkElement | HTMLScriptElement, fields: Record<string, string>) =>
    document.head.append(Object.assign(element, fields, { crossOrigin: '' }))
  let isFetched = program === ''
  const fetchProgram = () => {
    if (isFetched) return
    isFetched = true
    for (const href of parts.split(' ')) add(document.createElement('link'), { rel: 'modulepreload', href })
    for (const src of program.split(' ')) add(document.createElement('script'), { type: 'module', src })
  }
  // The second is for a page that is opened out of sight, where nothing is painted.
  requestAnimationFrame(() => setTimeout(fetchProgram))
  addEventListener('load', fetchProgram)
  if (isKnown) fetchProgram()

  window.early = {
    async renew(build, to = location.href) {
      try {
        // Each build is left once at most, so that two servers that disagree cannot send anybody to and fro.
        const left = sessionStorage.getItem('BUILDS_LEFT') ?? ''
        if (left.includes(build)) return false
        const answer = await fetch(to, { cache: 'no-store' })
        if (!answer.ok || (await answer.text()).includes(build)) return false
        sessionStorage.setItem('BUILDS_LEFT', `${left} ${build}`)
        if (new URL(to, location.href).href === location.href) location.reload()
        else location.assign(to)
        return true
      } catch {
        return false
      }
    },
    async miss(build) {
      if (!(await window.early.renew(build))) lost()
    },
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') void window.early.miss(new URL(target.src).pathname)
    },
    true,
  )
  // As long as any part of the program may take (spec section 9).
  setTimeout(lost, 120_000)
  addEventListener('click', ({ target }) => {
    window.early.pressed = target instanceof Element ? target.closest('button') : null
  })
}
