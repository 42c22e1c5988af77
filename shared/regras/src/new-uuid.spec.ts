import { newUuid } from './new-uuid'

test('is a UUID of version 4, another one each time', () => {
  const made = Array.from({ length: 200 }, newUuid)
  for (const id of made)
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(new Set(made).size).toBe(made.length)
})
