import { areas, breakAreas, faults, go } from '../support/area-faults'
import { campanhaOf, failureOf, hasRun, heal, isMarked, markDocument, test } from '../support/failing-area'
import { beSignedIn } from '../support/sign-in'
import { expect } from '../support/test'

/**
 * Each area with each fault by itself, by the real clock: the short form is `journeys/failing-areas.spec.ts`. A time that
 * a busy machine misses is told, and what follows it is shown all the same.
 */

const every = areas.flatMap((area) => Object.entries(faults).map(([name, fault]) => ({ area, name, fault })))

test.describe('an area', () => {
  for (const { area, name, fault } of every)
    for (const order of ['first', 'second'] as const)
      test(`${area.id}, opened ${order}, whose file ${name}: the others go on, and it heals without a reload`, async ({
        page,
        faultServer,
      }) => {
        await page.clock.install()
        await beSignedIn(page)
        const campanha = await campanhaOf(page)
        const others = areas.filter((one) => one !== area)
        const [former] = others
        if (former === undefined) throw new Error('too few areas')
        await breakAreas(page, faultServer, [[area, fault]])
        if (order === 'first') await page.goto(area.path(campanha), { waitUntil: 'commit' })
        else {
          await page.goto(former.path(campanha))
          await former.isThere(page)
          await go(page, area.path(campanha))
        }
        const begun = Date.now()
        if (fault.kind === null) {
          await expect(area.content(page)).toBeVisible({ timeout: 40_000 })
          return
        }
        await expect(failureOf(page, area, fault.kind)).toBeVisible({ timeout: 25_000 })
        // The ladder's 15 s, and what stands before it: a page of a busy machine.
        expect.soft(Date.now() - begun, 'until the message').toBeLessThan(17_000)
        expect(await hasRun(page)).toBe(false)

        await markDocument(page)
        for (const other of others) {
          const left = Date.now()
          await go(page, other.path(campanha))
          await other.isThere(page)
          expect.soft(Date.now() - left, other.id).toBeLessThan(3000)
        }
        await go(page, area.path(campanha))
        await heal(page, area)
        expect(await isMarked(page)).toBe(true)
      })
})
