import { paths } from '@vehicle-partner/domain'
import type { ComponentType } from 'react'

interface PrerenderedPage {
  /** Loads the screen without its lazy parts. */
  screen: () => Promise<ComponentType>
  /** The screen's file below src; its chunk is preloaded. */
  module: string
}

/** The pages that the build prerenders, by path. */
export const prerenderedPages: Readonly<Record<string, PrerenderedPage>> = {
  [paths.landing.pattern]: {
    screen: async () => (await import('../landing/LandingScreen.tsx')).LandingScreen,
    module: 'landing/LandingScreen.tsx',
  },
  [paths.login.pattern]: {
    screen: async () => (await import('../auth/LoginScreen.tsx')).LoginScreen,
    module: 'auth/LoginScreen.tsx',
  },
  [paths.register.pattern]: {
    screen: async () => (await import('../auth/RegisterScreen.tsx')).RegisterScreen,
    module: 'auth/RegisterScreen.tsx',
  },
  [paths.forgotPassword.pattern]: {
    screen: async () => (await import('../auth/ForgotPasswordScreen.tsx')).ForgotPasswordScreen,
    module: 'auth/ForgotPasswordScreen.tsx',
  },
  [paths.faq.pattern]: {
    screen: async () => (await import('../faq/FaqScreen.tsx')).FaqScreen,
    module: 'faq/FaqScreen.tsx',
  },
}
