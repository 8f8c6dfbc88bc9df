import { expect, test } from 'vitest'
import { redactUrl } from './requestLog.ts'

test.each([
  ['/redirect?path=/dashboard&token=s3cret', '/redirect?path=/dashboard&token=[redacted]'],
  [
    '/login?redirect=%2Fredirect%3Fpath%3D%252Ftrips%26token%3Ds3cret&x=1',
    '/login?redirect=%2Fredirect%3Fpath%3D%252Ftrips%26token%3D[redacted]&x=1',
  ],
  ['/login?redirect=%2Faccept-invite%3Fcode%3Ds3cret%26lang%3Den', '/login?redirect=%2Faccept-invite%3Fcode%3D[redacted]%26lang%3Den'],
  ['/password/s3cret?type=user', '/password/[redacted]?type=user'],
  ['/confirm-email/s3cret', '/confirm-email/[redacted]'],
  ['/undo-email/s3cret', '/undo-email/[redacted]'],
  ['/check/s3cret', '/check/[redacted]'],
  ['/v1/roadside-checks/s3cret', '/v1/roadside-checks/[redacted]'],
  ['/shared/trips/s3cret', '/shared/trips/[redacted]'],
  ['/v1/shared-trips/s3cret', '/v1/shared-trips/[redacted]'],
  ['//password//s3cret', '//password//[redacted]'],
  ['/login?redirect=%2Fpassword%2Fs3cret%3Ftype%3Duser', '/login?redirect=%2Fpassword%2F[redacted]%3Ftype%3Duser'],
  ['/v1/account_members/s3cret/accept', '/v1/account_members/[redacted]/accept'],
  ['/v1/account_members/mbr_1/roles', '/v1/account_members/mbr_1/roles'],
  ['/v1/partners/prt_1/summaries?period=today', '/v1/partners/prt_1/summaries?period=today'],
])('the log shows %s as %s', (url, shown) => {
  expect(redactUrl(url)).toBe(shown)
})
