// Runs before anything is painted, as a script of its own: it must work where no other file of ours can be had, so it imports nothing.

// oxlint-disable-next-line no-unused-vars -- a script shares its types with every file
interface Window {
  /** What the page could do before the program came. */
  early: {
    /** Loads the program anew, at this path or where it is, if the server has another build than this one; answers whether it will. */
    renew: (build: string, to?: string) => Promise<boolean>
    /** The button that was pressed last, when nothing heard it yet. */
    pressed?: HTMLElement | null
  }
}

{
  const page = document.currentScript?.parentElement
  const lost = () => document.getElementById('lost')?.removeAttribute('hidden')

  // Who is logged in goes on from here: what stands on this page is for others, and must not flash by.
  try {
    if (page) page.hidden = localStorage.getItem('USER_SESSION') !== null
  } catch {
    // A storage that refuses has kept nothing.
  }

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
  }

  const missed = async (script: HTMLScriptElement) => {
    if (!(await window.early.renew(new URL(script.src).pathname))) lost()
  }
  addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLScriptElement && target.type === 'module') void missed(target)
    },
    true,
  )
  // As long as any part of the program may take (spec section 9).
  setTimeout(lost, 120_000)
  page?.addEventListener('click', ({ target }) => {
    window.early.pressed = target instanceof Element ? target.closest('button') : null
  })
}
