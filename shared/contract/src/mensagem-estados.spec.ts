import { canReturn, ESTADOS_MENSAGEM, isForHand, isUndelivered, isWaiting } from './mensagem-estados'

test.each([
  ['pendente', true, false, false],
  ['enviando', false, false, false],
  ['enviada', false, false, false],
  ['erro', false, true, true],
  ['cancelada', false, false, true],
  ['sem_canal', true, true, true],
] as const)(
  'of a message that is %s: waits %j, never arrived %j, may return %j',
  (estado, waits, lost, back) => {
    expect([isWaiting(estado), isUndelivered(estado), canReturn(estado)]).toEqual([waits, lost, back])
  },
)

test('only a pending WhatsApp waits for a hand', () => {
  const forHand = (['EMAIL', 'WHATSAPP', 'SMS'] as const).flatMap((canal) =>
    ESTADOS_MENSAGEM.filter((estado) => isForHand({ canal, estado })).map((estado) => [canal, estado]),
  )
  expect(forHand).toEqual([['WHATSAPP', 'pendente']])
})
