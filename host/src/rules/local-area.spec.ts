import fc from 'fast-check'
import { formatLocalArea, isAllowedOrigin, mergeLocalAreas, parseLocalArea } from './local-area'

const kanban = { remoteId: 'mfe-kanban', origin: 'http://localhost:3014' } as const

describe('an area from another origin', () => {
  it.each([
    ['mfe-kanban@http://localhost:3014', kanban],
    [' mfe-kanban@http://localhost:3014/ ', kanban],
    ['mfe-kanban@https://areas.example.com', { ...kanban, origin: 'https://areas.example.com' }],
    ['mfe-kanban@HTTP://localhost:3014', null],
    ['mfe-kanban@http://localhost:3014/outra/', null],
    ['mfe-kanban@http://localhost:3014?x=1', null],
    ['mfe-kanban@http://ana:senha@localhost:3014', null],
    ['mfe-kanban@javascript:alert(1)', null],
    ['mfe-kanban@//localhost:3014', null],
    ['mfe-kanban@http://', null],
    ['quadro@http://localhost:3014', null],
    ['mfe-kanban', null],
    ['', null],
  ])('is read from «%s»', (text, area) => {
    expect(parseLocalArea(text)).toEqual(area)
  })

  it('says the same when it is written and read again, whatever was typed', () => {
    const text = fc.oneof(
      fc.string(),
      fc.webUrl().map((url) => `mfe-kanban@${url}`),
    )
    fc.assert(
      fc.property(text, (typed) => {
        const area = parseLocalArea(typed)
        if (area !== null) expect(parseLocalArea(formatLocalArea(area))).toEqual(area)
      }),
    )
  })

  it('replaces where the tab had it from, and no other area', () => {
    const wizard = { remoteId: 'mfe-wizard', origin: 'http://localhost:3012' } as const
    const moved = { ...kanban, origin: 'http://localhost:4000' }
    expect(mergeLocalAreas([kanban, wizard], [moved])).toEqual([moved, wizard])
  })

  it('is taken only from an origin that the server names, whole', () => {
    expect(isAllowedOrigin(kanban.origin, ['http://localhost:3014'])).toBe(true)
    for (const allowed of [
      undefined,
      null,
      [],
      'http://localhost:3014',
      ['http://localhost:30140'],
      { 0: kanban.origin },
    ])
      expect(isAllowedOrigin(kanban.origin, allowed)).toBe(false)
  })
})
