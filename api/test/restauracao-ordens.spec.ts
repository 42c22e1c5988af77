import fc from 'fast-check'
import { amount, patience } from './support/amount'
import { openEnredos } from './support/enredo-de-volta'

/**
 * Stories of chance about families and namesakes, with a backup in their middle that is restored once somebody has been
 * erased (decision 138): nobody who was erased is back, nobody living has lost anything, nobody is written to twice, and
 * what is counted is what is there. What is known and left is not asked about: whoever stood in the record of somebody
 * erased goes with them, and what a file that was taken back had told. More of it: `npm run prove -- restauracoes`; a story
 * that failed is the first one with `PROPERTY_SEED` of its number.
 */

const STORIES = amount(6, 12)
const first = fc.readConfigureGlobal().seed ?? 1

it.each(Array.from({ length: amount(1, 60) }, (_, n) => first + n * STORIES))(
  'nobody who was erased comes back with a backup, and nobody living loses anything by it: stories from %i on',
  async (seed) => {
    const mundo = await openEnredos()
    try {
      expect(await mundo.live(Array.from({ length: STORIES }, (_, n) => seed + n))).toEqual([])
    } finally {
      await mundo.close()
    }
  },
  patience(1_800_000),
)
