import { expect, test } from 'vitest'
import { joinGroups, type CodeGroup } from '../joinGroups.ts'

const limits = { largeSize: 100, maxWaste: 50, fileCost: 40 }

const createGroup = (name: string, size: number, users: string, imports = '', isFixed = false): CodeGroup => ({
  name,
  size,
  users: new Set(users.split(' ')),
  imports: new Set(imports.split(' ')),
  isFixed,
})
const join = (...groups: CodeGroup[]) => Object.fromEntries(joinGroups(groups, limits))

test('small groups of the same pages are one', () => {
  expect(join(createGroup('a', 30, 'members roles'), createGroup('b', 90, 'members roles'))).toEqual({ a: 'a', b: 'a' })
})

test('a small group goes where pages load least without need', () => {
  expect(join(createGroup('a', 200, 'one two three'), createGroup('b', 20, 'one two'), createGroup('c', 300, 'one'))).toEqual({
    a: 'a',
    b: 'a',
    c: 'c',
  })
})

test('large groups and what a page would load too much of stay apart', () => {
  expect(join(createGroup('a', 200, 'one two'), createGroup('b', 120, 'one two'))).toEqual({ a: 'a', b: 'b' })
  expect(join(createGroup('a', 60, 'one'), createGroup('b', 60, 'two'))).toEqual({ a: 'a', b: 'b' })
  expect(join(createGroup('a', 10, 'one', '', true), createGroup('b', 10, 'one'))).toEqual({ a: 'a', b: 'b' })
})

test('one file less for few pages does not outweigh what more pages load without need', () => {
  expect(join(createGroup('a', 30, 'one two'), createGroup('b', 45, 'two three'))).toEqual({ a: 'a', b: 'b' })
  expect(join(createGroup('a', 30, 'one two'), createGroup('b', 45, 'one two three'))).toEqual({ a: 'a', b: 'a' })
})

test('what a group imports counts too', () => {
  const library = createGroup('library', 500, 'one')
  expect(join(createGroup('a', 30, 'one', 'library'), createGroup('b', 30, 'two'), library)).toMatchObject({ a: 'a', b: 'b' })
})

test('chunks do not import each other', () => {
  const between = createGroup('between', 500, 'one two', 'c')
  expect(join(createGroup('a', 10, 'one', 'between'), between, createGroup('c', 10, 'one two three'))).toMatchObject({ a: 'a', c: 'c' })
  expect(join(createGroup('a', 10, 'one', 'c'), createGroup('c', 10, 'one two'))).toEqual({ a: 'a', c: 'a' })
})

test('what several small groups add to a file counts together', () => {
  const groups = ['b', 'c', 'd'].map((name) => createGroup(name, 30, name === 'd' ? 'one' : 'one two'))
  expect(join(createGroup('a', 20, 'one two'), ...groups)).toEqual({ a: 'a', b: 'a', c: 'a', d: 'a' })
  expect(join(createGroup('a', 20, 'one two'), createGroup('x', 30, 'one'), createGroup('y', 30, 'one three'))).toEqual({
    a: 'a',
    x: 'a',
    y: 'y',
  })
})
