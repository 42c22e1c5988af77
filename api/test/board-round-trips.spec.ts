import { boardOf, mensagensDe } from './support/board'
import { openOffice, type Office } from './support/campanhas'
import { startTripCounter, type TripCounter } from './support/trip-counter'

let counter: TripCounter
let office: Office
beforeAll(async () => {
  counter = await startTripCounter()
  office = await openOffice({}, { host: counter.host, port: counter.port })
})
afterAll(async () => {
  await office.api.close()
  counter.close()
})

/** The session, begin, the campaign held, one read, one write, commit. */
const AT_MOST = 6

describe('a move waits for the database', () => {
  it('six times at most: onward, with a message, taken back and to where the person stands', async () => {
    const { id, move } = await boardOf(office, ['Ana Alves'])
    await office.api.pool.query(
      "update etapa set mensagem_notificacao = 'Olá, {{nome}}!', contato_email = true where campanha_id = $1",
      [id],
    )
    // The process asks for jobs and boards by itself now and then: the fewest of five rounds are the move's own.
    const rounds: number[][] = []
    for (let round = 0; round < 5; round += 1) {
      const trips: number[] = []
      for (const etapa of ['Entrevistas', 'Triagem', 'Finalistas', 'Finalistas'])
        trips.push(
          await counter.countTrips(async () => expect((await move('Ana Alves', etapa)).status).toBe(200)),
        )
      rounds.push(trips)
    }
    const trips = [0, 1, 2, 3].map((n) => Math.min(...rounds.map((round) => round[n] ?? 0)))
    expect((await mensagensDe(office, id)).length).toBeGreaterThan(0)
    expect(Math.max(...trips)).toBeLessThanOrEqual(AT_MOST)
    // The counter does count: nothing less than the session and a transaction would be believed.
    expect(Math.min(...trips)).toBeGreaterThanOrEqual(4)
  })

  it('with words that each connection hears once, as those of a detail: their plans are kept', async () => {
    const { move } = await boardOf(office, ['Bia Braga'])
    const bia = office.api.db.selectFrom('talento').select('identificador').where('nome', '=', 'Bia Braga')
    const params = await bia.executeTakeFirstOrThrow()
    const look = () => office.api.call('getTalento', { params }, { token: office.token })
    const heard = (work: () => Promise<unknown>) => counter.countAsked(/plano guardado/, work)
    expect(await heard(look)).toBeGreaterThan(0)
    const again: { readonly looks: number[]; readonly moves: number[] } = { looks: [], moves: [] }
    for (const etapa of ['Entrevistas', 'Triagem', 'Entrevistas', 'Triagem', 'Entrevistas']) {
      again.looks.push(await heard(look))
      again.moves.push(await heard(() => move('Bia Braga', etapa)))
    }
    expect([Math.min(...again.looks), Math.min(...again.moves)]).toEqual([0, 0])
  })
})
