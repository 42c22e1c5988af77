import { apply, buildInscricao, openOffice, publish, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'

/** Whose a withdrawal is, when two people who were joined are taken apart again: decision 108. */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const idOf = async (nome: string) => {
  const row = await office.api.db
    .selectFrom('talento')
    .select('identificador')
    .where('nome', '=', nome)
    .executeTakeFirstOrThrow()
  return row.identificador
}
const detail = async (identificador: string) =>
  (await office.api.call('getTalento', { params: { identificador } }, as())).body.data
const join = async (id: number) =>
  (await office.api.call('decideSemelhanca', { params: { id }, body: { decisao: 'juntas' } }, as())).body.data
/** How each application in one campaign stands. */
const standings = async (onde: number) => {
  const { rows } = await office.api.pool.query<{ nome: string; situacao: string }>(
    'select t.nome, i.situacao from inscricao i join talento t on t.id = i.talento_id where i.campanha_id = $1 order by t.id',
    [onde],
  )
  return rows.map(({ nome, situacao }) => `${nome} ${situacao}`)
}
const separate = (fusaoId: number | null) =>
  office.api.call('undoFusao', { params: { id: fusaoId ?? 0 } }, as())

describe('two who were joined and are taken apart', () => {
  it('are as their mailboxes left them: who withdrew while they were one is out, the other in', async () => {
    const { id: vaga } = await publish(office)
    const telefone = '11 97000-0014'
    await apply(office.api, vaga, buildInscricao({ nome: 'Nina Neri', telefone, email: '' }))
    await apply(
      office.api,
      vaga,
      buildInscricao({ nome: 'Nina Neri Nunes', telefone, email: 'nunes@exemplo.test' }),
    )
    const [par] = (await detail(await idOf('Nina Neri Nunes'))).semelhantes
    const { fusaoId } = await join(par?.id ?? 0)
    // A form by which the joined person is written to: their mailbox is the second's.
    const outra = await publish(office)
    await apply(office.api, outra.id, buildInscricao({ nome: 'Nina', email: 'nunes@exemplo.test' }))
    const chave = await mailbox.keyOf('nunes@exemplo.test')
    const { html } = await mailbox.open(chave)
    const own = [...html.matchAll(/acompanhamento\?chave=([\w-]{43})/g)].map(([, one]) => one ?? '')
    for (const one of new Set(own)) await mailbox.act(one, { acao: 'retirar', certeza: 'sim' })
    expect(await standings(vaga)).toEqual(['Nina Neri retirada'])
    await separate(fusaoId)
    expect(await standings(vaga)).toEqual(['Nina Neri ativa', 'Nina Neri Nunes retirada'])
  })

  it('lose nothing by a stranger’s sending for one of them, and what its sender took back stays so', async () => {
    const { id: vaga } = await publish(office)
    const enter = async (nome: string, email: string, idCampanha?: number) => {
      const form = new FormData()
      form.set('dados', JSON.stringify({ nome, email, telefone: '11 97000-0015', idCampanha }))
      const headers = { authorization: `Bearer ${office.token}` }
      await office.api.request('/talento/v1/talentos', { method: 'POST', headers, body: form })
    }
    await enter('Olga Ortiz', 'olga@exemplo.test', vaga)
    await enter('Olívia Ortiz', 'olivia@exemplo.test')
    const sent = await apply(office.api, vaga, buildInscricao({ nome: 'Xis', email: 'olivia@exemplo.test' }))
    const { rows } = await office.api.pool.query<{ id: number }>(
      `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
       select o.empresa_id, v.id, o.id, 'telefone' from talento o, talento v
       where o.nome = 'Olga Ortiz' and v.nome = 'Olívia Ortiz' returning id`,
    )
    const { fusaoId } = await join(rows[0]?.id ?? 0)
    await mailbox.act(sent.data?.acompanhamento ?? '', { acao: 'retirar', certeza: 'sim' })
    expect(await standings(vaga)).toEqual(['Olga Ortiz ativa'])
    await separate(fusaoId)
    expect(await standings(vaga)).toEqual(['Olga Ortiz ativa', 'Olívia Ortiz retirada'])
  })
})
