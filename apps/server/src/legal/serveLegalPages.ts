import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { sendPage } from '../htmlPage.ts'

const pages = [
  {
    path: '/terms',
    title: 'Terms',
    file: 'termsOfUse.html',
    description: 'The terms on which a transport partner uses the vehicle partner portal.',
  },
  {
    path: '/privacy',
    title: 'Privacy',
    file: 'privacyPolicy.html',
    description: 'What the vehicle partner portal keeps about you and your team, and why.',
  },
] as const

/** Terms of use and privacy policy, at `/terms` and `/privacy`; their earlier addresses lead there. */
export function serveLegalPages(app: FastifyInstance): void {
  for (const { path, title, file, description } of pages) {
    const body = readFileSync(new URL(file, import.meta.url), 'utf8')
    app.get(path, async (_request, reply) => sendPage(reply, title, body, { narrow: true, description }))
    app.get(`${path}.html`, async (_request, reply) => reply.redirect(path, 301))
  }
}
