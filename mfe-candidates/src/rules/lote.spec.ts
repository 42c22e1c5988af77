import { LOTE_MAX as FROM_CONTRACT } from '@seleta/contract/lote'
import { LOTE_MAX } from './lote'

test('the screen and the server agree on how many people one action takes', () => {
  expect(LOTE_MAX).toBe(FROM_CONTRACT)
})
