import type { Pool } from 'pg'
import { isCollision } from '../src/ground/collision'
import { boardOf } from './support/board'
import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { buildFicha } from './support/fichas'
import { type HeldLock, holdLock, openBeside } from './support/held-lock'
import { seedUsuario } from './support/seed-empresa'
import { untilWaiting } from './support/until-waiting'

/** Each of two has what the other needs: nobody is sent away to try again, and the second meets what the first did. */

let office: Office
let pool: Pool
let gate: HeldLock | null = null
beforeAll(async () => {
  office = await openOffice()
  pool = await openBeside(office.api.pool)
})
afterEach(() => gate?.letGo())
afterAll(async () => {
  await pool.end()
  await office.api.close()
})
const asMe = () => ({ token: office.token })
const hold = async (statement: string, ...values: unknown[]) => {
  gate = await holdLock(pool, statement, values.map(String))
  return gate
}
const rowOf = async (nome: string) => {
  const { rows } = await pool.query<{ id: number; identificador: string }>(
    'select id, identificador from talento where nome = $1',
    [nome],
  )
  return rows[0] ?? { id: 0, identificador: '' }
}
const eraseNow = async (nome: string) => {
  const { identificador } = await rowOf(nome)
  return office.api.call('deleteTalento', { params: { identificador } }, asMe())
}

let pairs = 0
/** Two who may be one, because they have one phone. @returns the pair's id */
async function enterPair(nome: string, other: string) {
  const { id } = await publish(office)
  const telefone = `11 9555${(pairs += 1)}-0001`
  await apply(office.api, id, buildInscricao({ nome, telefone }))
  await apply(office.api, id, buildInscricao({ nome: other, telefone }))
  const { rows } = await pool.query<{ id: number }>('select max(id) as id from semelhanca')
  return Number(rows[0]?.id)
}
const decide = (id: number, decisao: 'juntas' | 'separadas') =>
  office.api.call('decideSemelhanca', { params: { id }, body: { decisao } }, asMe())
/** @returns the merge's id */
async function join(nome: string, other: string) {
  const { body } = await decide(await enterPair(nome, other), 'juntas')
  return body.data.fusaoId ?? 0
}
const separate = (id: number) => office.api.call('undoFusao', { params: { id } }, asMe())

describe('who is erased at the moment at which a recruiter', () => {
  /** Erasing has their campaigns and waits for the person; then comes the other. */
  async function meet(nome: string, other: () => Promise<{ status: number }>) {
    const { id } = await rowOf(nome)
    const held = await hold('select from talento where id = $1 for update', id)
    const erasing = eraseNow(nome)
    await untilWaiting(pool, 1)
    const late = other()
    await untilWaiting(pool, 2)
    await held.letGo()
    return [(await erasing).status, (await late).status]
  }

  it.each(['juntas', 'separadas'] as const)(
    'says of the two «%s» is gone, and there are no two',
    async (decisao) => {
      const par = await enterPair(`Ana ${decisao}`, `Bia ${decisao}`)
      expect(await meet(`Ana ${decisao}`, () => decide(par, decisao))).toEqual([204, 404])
    },
  )

  it('takes them apart is gone, and so is the join', async () => {
    const fusaoId = await join('Caio Fica', 'Davi Vai')
    expect(await meet('Caio Fica', () => separate(fusaoId))).toEqual([204, 404])
  })

  it('brings them back is gone', async () => {
    const { id, identificador } = await boardOf(office, ['Eva Elias'])
    const eva = { identificador: identificador('Eva Elias') }
    await pool.query("update talento set oculta_em = now() where nome = 'Eva Elias'")
    await pool.query("update inscricao set situacao = 'oculta' where campanha_id = $1", [id])
    const held = await hold('select from campanha where id = $1 for update', id)
    const erasing = eraseNow('Eva Elias')
    await untilWaiting(pool, 1)
    const restoring = office.api.call('restoreTalento', { params: eva }, asMe())
    await untilWaiting(pool, 2)
    await held.letGo()
    expect([(await erasing).status, (await restoring).status]).toEqual([204, 404])
  })

  it('mentions a colleague in a note about them is gone, and the note with them', async () => {
    const { identificador } = await boardOf(office, ['Fabio Faro'])
    const colega = await seedUsuario(office.api.db, office.empresaId, 'gil@aurora.test', 'Gil Gama')
    const params = { identificador: identificador('Fabio Faro') }
    const { body } = await office.api.call('createNota', { params, body: { texto: 'Oi.' } }, asMe())
    const held = await hold('lock table auditoria in exclusive mode')
    const erasing = eraseNow('Fabio Faro')
    await untilWaiting(pool, 1)
    const nota = { params: { id: body.data.id }, body: { texto: `Veja, @[${colega}].` } }
    const updating = office.api.call('updateNota', nota, asMe())
    await untilWaiting(pool, 2)
    await held.letGo()
    expect([(await erasing).status, (await updating).status]).toEqual([204, 404])
  })
})

it('two who are taken apart stand without the e-mail that somebody else takes at the same moment', async () => {
  const fusaoId = await join('Gina Fica', 'Hugo Vai')
  await boardOf(office, ['Igor Toma'])
  const held = await hold("update talento set email = 'hugo.vai@exemplo.test' where nome = 'Igor Toma'")
  const separating = separate(fusaoId)
  await untilWaiting(pool, 1)
  await held.letGo()
  expect((await separating).status).toBe(200)
  const { rows } = await pool.query(
    "select email from talento where nome in ('Gina Fica', 'Hugo Vai') order by nome",
  )
  expect(rows).toEqual([{ email: 'gina.fica@exemplo.test' }, { email: null }])
})

describe('whoever meets somebody who has the one and needs the other comes after them:', () => {
  interface Met {
    readonly campanhaId: number
    /** What the others have, and the call needs once it has the campaign. */
    readonly needs: string
    readonly call: () => Promise<{ status: number }>
  }
  const CALLS: readonly (readonly [string, () => Promise<Met>])[] = [
    [
      'a stage that is given a ficha',
      async () => {
        const { id, etapa } = await boardOf(office, [])
        const { body } = await office.api.call('createFicha', { body: buildFicha() }, asMe())
        const params = { id: etapa('Entrevistas').id }
        return {
          campanhaId: id,
          needs: `select from ficha where id = ${body.data.id} for update`,
          call: () => office.api.call('updateEtapa', { params, body: { idFicha: body.data.id } }, asMe()),
        }
      },
    ],
    [
      'a stage that is removed',
      async () => {
        const { id, etapa } = await boardOf(office, ['Joana Jota'])
        const query = { destino: etapa('Entrevistas').id }
        return {
          campanhaId: id,
          needs: `select from inscricao where campanha_id = ${id} for update`,
          call: () => office.api.call('deleteEtapa', { params: { id: etapa('Triagem').id }, query }, asMe()),
        }
      },
    ],
    [
      'a team that is written down',
      async () => {
        const { id } = await publish(office)
        const quem = await seedUsuario(office.api.db, office.empresaId, 'kim@aurora.test', 'Kim Kato')
        const membros = [
          { usuarioId: office.usuarioId, funcao: 'RESPONSAVEL' as const },
          { usuarioId: quem, funcao: 'RECRUTADOR' as const },
        ]
        return {
          campanhaId: id,
          needs: `select from usuario where id = ${quem} for update`,
          call: () => office.api.call('saveEquipe', { params: { id }, body: { membros } }, asMe()),
        }
      },
    ],
    [
      'a person who is corrected',
      async () => {
        const { id, identificador } = await boardOf(office, ['Lara Lins'])
        const params = { identificador: identificador('Lara Lins') }
        const {
          cidade,
          cpf: _,
          ...dados
        } = (await office.api.call('getCorrecao', { params }, asMe())).body.data
        const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, sobre: 'Corrigida.' }
        return {
          campanhaId: id,
          needs: "select from talento where nome = 'Lara Lins' for update",
          call: () => office.api.call('saveCorrecao', { params, body }, asMe()),
        }
      },
    ],
    [
      'a correction that is taken back',
      async () => {
        const { id, identificador } = await boardOf(office, ['Mila Mota'])
        const params = { identificador: identificador('Mila Mota') }
        const {
          cidade,
          cpf: _,
          ...dados
        } = (await office.api.call('getCorrecao', { params }, asMe())).body.data
        const body = { ...dados, cidadeId: cidade?.id ?? null, cpf: null, sobre: 'Corrigida.' }
        const saved = await office.api.call('saveCorrecao', { params, body }, asMe())
        return {
          campanhaId: id,
          needs: "select from talento where nome = 'Mila Mota' for update",
          call: () => office.api.call('undoCorrecao', { params: { id: saved.body.data.id ?? 0 } }, asMe()),
        }
      },
    ],
  ]

  it.each(CALLS)('%s', async (_what, prepare) => {
    const { campanhaId, needs, call } = await prepare()
    const held = await hold(needs)
    const late = call()
    await untilWaiting(pool, 1)
    // The call has the campaign: the database lets go of who has waited longer, which is the call, or else of these.
    await held
      .andThen('select from campanha where id = $1 for no key update', [String(campanhaId)])
      .catch((error: unknown) => {
        if (!isCollision(error)) throw error
      })
    await held.letGo()
    expect((await late).status).toBeLessThan(300)
  })
})
