import { openOffice, publish, readBoard, type Office } from './support/campanhas'
import { bringIn, takeBack } from './support/import-file'
import { openDoors } from './support/strangers'
import { untilWaiting } from './support/until-waiting'

/** A file that was wrong, and comes again: taking the wrong one back leaves what somebody else has said too (decision 063). */

let office: Office
beforeAll(async () => {
  office = await openOffice()
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await office.api.pool.query(text, values)).rows as T[]
const gente = (prefixo: string, ddd: number, quantas = 5) =>
  [
    'Nome;E-mail;Telefone;Último cargo;Última empresa',
    ...Array.from({ length: quantas }, (_, n) =>
      [`Gente ${prefixo} ${'ABCDE'[n] ?? ''}`, `${prefixo}${n}@exemplo.test`, `${ddd}97777${1000 + n}`].join(
        ';',
      ),
    ).map((linha) => `${linha};Caixa;Padaria ${ddd}`),
  ].join('\n')
/** Telephones and jobs of everybody of a file. */
const told = (prefixo: string) =>
  ask<{ ddd: string; vezes: number; cargos: string }>(
    `select left(t.telefone, 2) as ddd, count(*)::int as vezes,
       min(array(select x.nome_empresa from experiencia x where x.talento_id = t.id order by 1)::text) as cargos
     from talento t where t.email::text like $1 group by 1`,
    [`${prefixo}%`],
  )
const onBoard = async (campanhaId: number) =>
  Object.values((await readBoard(office, campanhaId)).people).flat().length
const contagem = async (id: number) => {
  const { data } = (await office.api.call('listImportacoes', {}, as())).body
  const { criada, unida, desfeita, mantida } = data.find((one) => one.id === id)?.contagem ?? {}
  return { criada, unida, desfeita, mantida }
}

async function join(vai: string, fica: string): Promise<void> {
  const [par] = await ask<{ id: number }>(
    `insert into semelhanca (empresa_id, talento_id, outro_id, motivo)
     select v.empresa_id, v.id, f.id, 'nome' from talento v, talento f where v.email = $1 and f.email = $2
     returning id::int as id`,
    [vai, fica],
  )
  const input = { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas' as const } }
  expect((await office.api.call('decideSemelhanca', input, as())).status).toBe(200)
}

describe('a wrong file that is taken back after the mended one came', () => {
  it('leaves everybody in the campaign, with what the mended one told', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(office, gente('ana', 11), id)
    const mended = await bringIn(office, gente('ana', 21), id)
    await takeBack(office, wrong)
    expect(await onBoard(id)).toBe(5)
    expect(await told('ana')).toEqual([{ ddd: '21', vezes: 5, cargos: '{"Padaria 21"}' }])
    expect(await contagem(wrong)).toMatchObject({ desfeita: 5, mantida: 0 })
    expect(await contagem(mended)).toMatchObject({ criada: 5, unida: 0 })
    await takeBack(office, mended)
    expect(await onBoard(id)).toBe(0)
    expect(await told('ana')).toEqual([])
  })

  it('goes with everybody it had made when the mended one went before', async () => {
    const { id } = await publish(office)
    const wrong = await bringIn(office, gente('bia', 11), id)
    const mended = await bringIn(office, gente('bia', 21), id)
    await takeBack(office, mended)
    expect(await told('bia')).toEqual([{ ddd: '11', vezes: 5, cargos: '{"Padaria 11"}' }])
    expect(await onBoard(id)).toBe(5)
    await takeBack(office, wrong)
    expect(await told('bia')).toEqual([])
    expect(await onBoard(id)).toBe(0)
  })
})

describe('whom the wrong file had made, and another told of since', () => {
  const NADA = { telefone: '', formacao: undefined, habilidades: [] }
  const telefones = async (email: string) =>
    (await ask<{ telefone: string | null }>('select telefone from talento where email = $1', [email])).map(
      ({ telefone }) => telefone,
    )
  const kept = (importacao: number) => contagem(importacao).then(({ mantida }) => mantida)

  it('stays whole when something has happened with her since', async () => {
    const { id } = await publish(office)
    const importacao = await bringIn(office, gente('gil', 11, 1), id)
    const email = 'gil0@exemplo.test'
    const { enterPessoa } = openDoors(office, id)
    const { identificador } = await enterPessoa({ nome: 'Gente gil A', email, ...NADA })
    const { etapas } = await readBoard(office, id)
    const body = {
      identificadores: [identificador],
      campanhaId: id,
      kanbanId: etapas[1]?.id ?? 0,
      avisar: false,
    }
    await office.api.call('moveTalentos', { body }, as())
    await takeBack(office, importacao)
    expect(await telefones(email)).toEqual(['11977771000'])
    expect(await kept(importacao)).toBe(1)
  })

  it('leaves untouched whom she has gone into since', async () => {
    const importacao = await bringIn(office, gente('hugo', 11, 1))
    const email = 'rita@exemplo.test'
    const { enterPessoa } = openDoors(office, 0)
    await enterPessoa({ nome: 'Rita Ramos', email, telefone: '21966660000' })
    await enterPessoa({ nome: 'Rita Ramos', email, ...NADA })
    await join('hugo0@exemplo.test', email)
    await takeBack(office, importacao)
    expect(await telefones(email)).toEqual(['21966660000'])
    expect(await kept(importacao)).toBe(1)
  })
})

describe('who was put into a campaign by a file that is taken back', () => {
  it('stays there while another file says so, though they were on record before', async () => {
    const { id } = await publish(office)
    await openDoors(office, 0).enterPessoa({
      nome: 'Caio Conhecido',
      email: 'caio0@exemplo.test',
      telefone: '',
    })
    const [wrong, mended] = [
      await bringIn(office, gente('caio', 11, 1), id),
      await bringIn(office, gente('caio', 21, 1), id),
    ]
    await takeBack(office, wrong)
    expect(await onBoard(id)).toBe(1)
    await takeBack(office, mended)
    expect(await onBoard(id)).toBe(0)
    expect(await told('caio')).toHaveLength(1)
  })

  it('stays there when a recruiter has entered them into it since', async () => {
    const { id } = await publish(office)
    const importacao = await bringIn(office, gente('davi', 11, 1), id)
    const { enterPessoa } = openDoors(office, id)
    await enterPessoa({ nome: 'Gente davi A', email: 'davi0@exemplo.test', telefone: '', idCampanha: id })
    await takeBack(office, importacao)
    expect(await onBoard(id)).toBe(1)
  })

  it('stays there when a recruiter has added them to the stage where they are', async () => {
    const { id } = await publish(office)
    const importacao = await bringIn(office, gente('eva', 11, 1), id)
    const { etapas } = await readBoard(office, id)
    const [pessoa] = await ask<{ id: string }>(
      "select identificador as id from talento where email = 'eva0@exemplo.test'",
    )
    const body = {
      identificadores: [pessoa?.id ?? ''],
      campanhaId: id,
      kanbanId: etapas[0]?.id ?? 0,
      avisar: false,
    }
    const answer = await office.api.call('moveTalentos', { body }, as())
    expect(answer.body.data.pessoas).toMatchObject([{ resultado: 'ja-estava' }])
    await takeBack(office, importacao)
    expect(await onBoard(id)).toBe(1)
  })

  it('stays there when a recruiter adds them in the very moment', async () => {
    const { id } = await publish(office)
    const importacao = await bringIn(office, gente('ivo', 11, 1), id)
    const beside = await office.api.pool.connect()
    try {
      // As whoever adds to a stage: the campaign is held, and then the row is the recruiter's.
      await beside.query('begin')
      await beside.query('select from campanha where id = $1 for no key update', [id])
      const undoing = takeBack(office, importacao)
      await untilWaiting(office.api.pool, 1)
      await beside.query('update importacao_linha set inscricao_id = null where importacao_id = $1', [
        importacao,
      ])
      await beside.query('commit')
      await undoing
    } finally {
      beside.release()
    }
    expect(await onBoard(id)).toBe(1)
  })

  it('stays there while it stands for somebody else who is one with them since', async () => {
    const { id } = await publish(office)
    const { enterPessoa } = openDoors(office, id)
    const importacao = await bringIn(office, gente('fabio', 11, 1), id)
    await enterPessoa({ nome: 'Gente fabio A', email: 'outra@exemplo.test', telefone: '', idCampanha: id })
    await join('outra@exemplo.test', 'fabio0@exemplo.test')
    await takeBack(office, importacao)
    expect(await onBoard(id)).toBe(1)
  })
})
