import * as z from 'zod/mini'
import { endpoint } from '../kernel/endpoint.ts'
import { SignedInUser } from '../users/user.ts'

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/v1/login',
    summary: 'Log in with e-mail address and password.',
    access: { who: 'anyone' },
    idempotent: false,
    body: z.object({
      email: z.string('Invalid email').check(z.trim(), z.email('Invalid email')),
      password: z.string('Invalid password').check(z.minLength(1, 'Invalid password')),
    }),
    // `data` may be absent: the client then says 'Login failed!' (spec section 4).
    reply: z.object({ data: z.optional(z.nullable(z.extend(SignedInUser, { redirect: z.optional(z.string()) }))) }),
    errors: ['InvalidCredentials', 'Forbidden', 'TooManyRequests'],
  }),
}
