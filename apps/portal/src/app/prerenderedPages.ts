import type { ComponentType } from 'react'

interface PrerenderedPage {
  /** The screen, without what comes after its first paint. */
  screen: () => Promise<ComponentType>
  /** Where the screen stands below src, so that the document can ask for it early. */
  module: string
}

/** The pages that stand in documents of their own when the portal has been built. */
export const prerenderedPages: Readonly<Record<string, PrerenderedPage>> = {
  '/': {
    screen: async () => (await import('../landing/LandingScreen.tsx')).LandingScreen,
    module: 'landing/LandingScreen.tsx',
  },
  '/login': {
    screen: async () => (await import('../auth/LoginScreen.tsx')).LoginScreen,
    module: 'auth/LoginScreen.tsx',
  },
  '/register': {
    screen: async () => (await import('../auth/RegisterScreen.tsx')).RegisterScreen,
    module: 'auth/RegisterScreen.tsx',
  },
  '/forgot-password': {
    screen: async () => (await import('../auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    module: 'auth/ForgotPasswordScreen.tsx',
  },
  '/faq': {
    screen: async () => (await import('../faq/FaqScreen.tsx')).FaqScreen,
    module: 'faq/FaqScreen.tsx',
  },
}
