import type { ReactNode } from 'react'

export const metadata = { title: 'Next', icons: { icon: 'data:,' } }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" suppressHydrationWarning>
      <body>{children}</body>
    </html>
  )
}
