import { apply, buildInscricao, openOffice, publish, readBoard, type Office } from './support/campanhas'
import { openMailbox } from './support/mailbox'
import { seedUsuario } from './support/seed-empresa'
import { openDoors, pdf } from './support/strangers'

/** What comes back when two people who were joined are two again, whatever has happened in between: decision 108. */

let office: Office
let mailbox: ReturnType<typeof openMailbox>
let enter: (dados: Record<string, unknown>) => Promise<unknown>
beforeAll(async () => {
  office = await openOffice()
  mailbox = openMailbox(office)
  enter = openDoors(office, 0).enterPessoa
})
afterAll(() => office.api.close())

const as = () => ({ token: office.token })
const ask = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await office.api.pool.query(text, values)).rows as T[]
const idOf = async (nome: string) =>
  (await ask<{ id: string }>('select identificador as id from talento where nome = $1', [nome]))[0]?.id ?? ''
const rowOf = async (nome: string) =>
  (await ask<Record<string, unknown>>('select * from talento where nome = $1', [nome]))[0]
const detail = async (nome: string) =>
  (await office.api.call('getTalento', { params: { identificador: await idOf(nome) } }, as())).body.data
/** Names of those whom somebody may be one with. */
const beside = async (nome: string) => (await detail(nome)).semelhantes.map((other) => other.nome).toSorted()
/** Joins two who may be one. @returns the merge */
async function join(nome: string, other: string): Promise<number> {
  const par = (await detail(nome)).semelhantes.find((one) => one.nome === other)
  const input = { params: { id: par?.id ?? 0 }, body: { decisao: 'juntas' as const } }
  return (await office.api.call('decideSemelhanca', input, as())).body.data.fusaoId ?? 0
}
const part = async (fusaoId: number) =>
  (await office.api.call('undoFusao', { params: { id: fusaoId } }, as())).status
/** People of one phone, who come by the form to a campaign each, or to one: each may be any of those before. */
async function comeIn(telefone: string, nomes: readonly string[], onde?: number): Promise<void> {
  for (const nome of nomes) {
    const vaga = onde ?? (await publish(office)).id
    await apply(office.api, vaga, buildInscricao({ nome, telefone }), pdf())
  }
}
const move = async (nome: string, campanhaId: number, etapa: string) => {
  const kanbanId = (await readBoard(office, campanhaId)).etapa(etapa).id
  const params = { identificador: await idOf(nome), campanhaId, kanbanId }
  expect((await office.api.call('moveTalento', { params }, as())).status).toBe(200)
  return kanbanId
}

describe('a third person who may be one with either', () => {
  it('may be one with who stays, and with each again when the two are taken apart', async () => {
    await comeIn('11 96000-0001', ['Abel Assis', 'Bela Braga', 'Cida Couto'])
    const fusaoId = await join('Cida Couto', 'Abel Assis')
    expect([await beside('Abel Assis'), await beside('Bela Braga')]).toEqual([['Bela Braga'], ['Abel Assis']])
    expect(await part(fusaoId)).toBe(200)
    for (const nome of ['Abel Assis', 'Bela Braga', 'Cida Couto']) expect(await beside(nome)).toHaveLength(2)
  })

  it('goes on beside who stays where the one who went stood alone, and beside who comes back', async () => {
    const telefone = '11 96000-0002'
    await comeIn(telefone, ['Davi Dutra', 'Edna Eiras', 'Fábio Freire'])
    await ask(`delete from semelhanca where talento_id = (select id from talento where nome = 'Edna Eiras')`)
    const fusaoId = await join('Fábio Freire', 'Davi Dutra')
    expect(await beside('Edna Eiras')).toEqual(['Davi Dutra'])
    expect(await part(fusaoId)).toBe(200)
    expect([await beside('Davi Dutra'), await beside('Edna Eiras')]).toEqual([
      ['Fábio Freire'],
      ['Fábio Freire'],
    ])
  })

  it('is asked on whether it was them, when they are hidden, and takes what was sent along when they erase themselves', async () => {
    const email = 'gilda.oculta@exemplo.test'
    await enter({ nome: 'Gilda Oculta', email, telefone: '', idCampanha: (await publish(office)).id })
    await ask("update talento set oculta_em = now() where nome = 'Gilda Oculta'")
    await ask(
      "update inscricao set situacao = 'oculta' where talento_id = (select id from talento where nome = 'Gilda Oculta')",
    )
    const telefone = '11 96000-0003'
    await apply(
      office.api,
      (await publish(office)).id,
      buildInscricao({ nome: 'Gilda Vinda', email, telefone }),
    )
    await apply(office.api, (await publish(office)).id, buildInscricao({ nome: 'Hugo Vizinho', telefone }))
    const chave = await mailbox.keyOf(email)
    expect(await mailbox.askedOn(chave)).toHaveLength(1)
    expect(await part(await join('Hugo Vizinho', 'Gilda Vinda'))).toBe(200)
    expect((await rowOf('Gilda Vinda'))?.['email']).toBe(email)
    // Whoever of the two is the newcomer's place.
    await ask(
      "update semelhanca s set talento_id = outro_id, outro_id = talento_id from talento t where t.id = s.talento_id and t.nome = 'Hugo Vizinho'",
    )
    expect(await part(await join('Gilda Vinda', 'Hugo Vizinho'))).toBe(200)
    expect((await rowOf('Gilda Vinda'))?.['email']).toBe(email)
    expect(await mailbox.askedOn(chave)).toHaveLength(1)
    await mailbox.act(chave, { acao: 'apagar', certeza: 'sim' })
    expect([await rowOf('Gilda Oculta'), await rowOf('Gilda Vinda')]).toEqual([undefined, undefined])
    expect(await rowOf('Hugo Vizinho')).toBeDefined()
  })
})

describe('joins of three that are taken back in another order', () => {
  it('give each what is theirs: the first one leaves whom the second went into, and the second comes back alone', async () => {
    const telefone = '11 96000-0004'
    await comeIn(telefone, ['Ciro Cruz', 'Bia Barros'])
    const curriculo = new Blob(['%PDF-1.4 de alma\n%%EOF'], { type: 'application/pdf' })
    const { id } = await publish(office)
    const dela = { nome: 'Alma Amaral', telefone, formacao: 'Doutorado', ultimoCargo: 'Alfaiate' }
    await ask(
      "update talento set formacao = null, curriculo_id = null where nome in ('Ciro Cruz', 'Bia Barros')",
    )
    await apply(office.api, id, buildInscricao(dela), curriculo)
    const [antes, daBia] = [await rowOf('Alma Amaral'), await rowOf('Bia Barros')]
    const first = await join('Alma Amaral', 'Bia Barros')
    const second = await join('Bia Barros', 'Ciro Cruz')
    expect((await rowOf('Ciro Cruz'))?.['formacao']).toBe('Doutorado')

    expect(await part(first)).toBe(200)
    expect(await rowOf('Alma Amaral')).toEqual(antes)
    expect((await rowOf('Ciro Cruz'))?.['formacao']).toBeNull()
    expect(await beside('Alma Amaral')).toEqual(['Ciro Cruz'])
    expect(await part(second)).toBe(200)
    const alma = await detail('Alma Amaral')
    expect(alma.participacoes.map(({ campanhaId }) => campanhaId)).toEqual([id])
    expect(alma.experienciasProfissionais).toMatchObject([{ funcao: 'Alfaiate' }])
    expect([alma.temCurriculo, (await detail('Bia Barros')).temCurriculo]).toEqual([true, false])
    expect(await rowOf('Bia Barros')).toMatchObject({
      formacao: daBia?.['formacao'],
      email: daBia?.['email'],
    })
  })

  it('leave nothing of who is erased in between in what comes back', async () => {
    const telefone = '11 96000-0005'
    await comeIn(telefone, ['Zico Zanin', 'Yago Ybarra'])
    await ask("update talento set email = null where nome in ('Zico Zanin', 'Yago Ybarra')")
    await comeIn(telefone, ['Xuxa Ximenes'])
    const first = await join('Xuxa Ximenes', 'Yago Ybarra')
    const second = await join('Yago Ybarra', 'Zico Zanin')
    expect((await rowOf('Zico Zanin'))?.['email']).toBe('xuxa.ximenes@exemplo.test')
    expect(await part(first)).toBe(200)
    await office.api.call('deleteTalento', { params: { identificador: await idOf('Xuxa Ximenes') } }, as())
    const left = "select id from fusao where to_jsonb(fusao)::text ilike '%ximenes%'"
    expect(await ask(left)).toEqual([])
    expect(await part(second)).toBe(200)
    expect(await rowOf('Yago Ybarra')).toMatchObject({ email: null })
  })

  it('stand in one campaign each with what was written to them there', async () => {
    const { id } = await publish(office)
    await comeIn('11 96000-0006', ['Rosa Rios', 'Saul Sales', 'Tânia Telles'], id)
    const standing = () =>
      ask<{ nome: string; mails: number }>(
        `select t.nome, count(m.id)::int as mails from inscricao i join talento t on t.id = i.talento_id
           left join mensagem m on m.inscricao_id = i.id and m.talento_id = t.id
         where i.campanha_id = $1 group by t.nome order by 1`,
        [id],
      )
    const before = await standing()
    const first = await join('Tânia Telles', 'Saul Sales')
    const second = await join('Saul Sales', 'Rosa Rios')
    expect((await standing()).map(({ nome }) => nome)).toEqual(['Rosa Rios'])
    expect([await part(first), await part(second)]).toEqual([200, 200])
    expect(await standing()).toEqual(before)
  })
})

describe('somebody who comes back', () => {
  /**
   * Two in one campaign; the one who goes has come on to a stage, and is taken care of by a colleague. The company has
   * worked on the other one since.
   */
  async function joined(telefone: string, fica: string, vai: string) {
    const { id } = await publish(office)
    await comeIn(telefone, [fica, vai], id)
    const etapaId = await move(vai, id, 'Entrevistas')
    const donoId = await seedUsuario(office.api.db, office.empresaId, `${etapaId}@aurora.test`, 'Rui')
    const pessoas = [{ identificador: await idOf(vai), donoId }]
    await office.api.call('setDono', { body: { campanhaId: id, pessoas } }, as())
    await move(fica, id, 'Finalistas')
    return { id, etapaId, donoId, fusaoId: await join(vai, fica) }
  }
  const where = async (nome: string, id: number) => {
    const { etapas } = await readBoard(office, id)
    return etapas.flatMap((etapa) =>
      etapa.talentos.flatMap((card) => (card.nome === nome ? [[etapa.nome, card.dono?.nome ?? null]] : [])),
    )
  }

  it('stands where they stood, with who takes care of them', async () => {
    const { id, fusaoId } = await joined('11 96000-0007', 'Ivo Ilha', 'Jane Jardim')
    expect(await part(fusaoId)).toBe(200)
    expect(await where('Jane Jardim', id)).toEqual([['Entrevistas', 'Rui']])
  })

  it('stands where people enter when their stage was removed, with nobody when the colleague has left', async () => {
    const { id, etapaId, donoId, fusaoId } = await joined('11 96000-0008', 'Kátia Kuhn', 'Luís Leme')
    await office.api.call('deleteEtapa', { params: { id: etapaId }, query: {} }, as())
    await office.api.call('deleteUsuario', { params: { id: donoId }, query: {} }, as())
    await office.api.app.jobs.runDue()
    expect(await part(fusaoId)).toBe(200)
    expect(await where('Luís Leme', id)).toEqual([['Triagem', null]])
  })

  it('comes without the file that is gone, and without the reference that an origin has given to another since', async () => {
    const { fusaoId } = await joined('11 96000-0009', 'Mara Moraes', 'Nilo Nunes')
    const [fusao] = await ask<{ curriculo: string }>(
      "select unida->'talento'->>'curriculo_id' as curriculo from fusao where id = $1",
      [fusaoId],
    )
    await ask('delete from arquivo where id = $1', [fusao?.curriculo])
    await ask(
      `update fusao set unida = jsonb_set(unida, '{talento,origem_referencia}', '"r-1"') where id = $1`,
      [fusaoId],
    )
    await ask("update talento set origem_referencia = 'r-1' where nome = 'Mara Moraes'")
    expect(await part(fusaoId)).toBe(200)
    expect(await rowOf('Nilo Nunes')).toMatchObject({
      curriculo_id: null,
      origem_referencia: null,
    })
  })

  it('is not written to twice by one stage, and neither is who was both', async () => {
    const { id, fusaoId } = await joined('11 96000-0010', 'Olavo Orsi', 'Paula Prado')
    await ask("update mensagem set estado = 'enviada' where campanha_id = $1 and tipo = 'etapa'", [id])
    const mails = async () =>
      (await ask("select from mensagem where campanha_id = $1 and tipo = 'etapa'", [id])).length
    const before = await mails()
    expect(before).toBe(2)
    await move('Olavo Orsi', id, 'Entrevistas')
    expect(await mails()).toBe(before)
    expect(await part(fusaoId)).toBe(200)
    await ask("update evento set criado_em = now() - interval '1 hour' where campanha_id = $1", [id])
    await move('Paula Prado', id, 'Triagem')
    await move('Paula Prado', id, 'Entrevistas')
    expect(await mails()).toBe(before)
  })
})

/** What becomes of whatever points at who goes, or at an application that gives way; back again the same way. */
const DECIDED: Readonly<Record<string, string>> = {
  'avaliacao.inscricao_id': 'stands with who stays',
  'aviso.talento_id': 'stands with who stays',
  'cesta_aderencia.inscricao_id': 'made anew by triggers and `rescore`',
  'cesta_aderencia.talento_id': 'made anew by triggers and `rescore`',
  'correcao.talento_id': 'goes: it is kept for the minutes of taking a correction back',
  'declaracao.inscricao_id': 'stands with who stays',
  'declaracao.talento_id': 'stands with who stays',
  'evento.inscricao_id': 'stands with who stays',
  'evento.talento_id': 'stands with who stays',
  'experiencia.talento_id': 'stands with who stays',
  'formacao_academica.talento_id': 'stands with who stays',
  'fusao.inscricao_id': 'none meanwhile: the application is who stays’ own',
  'fusao.talento_id': 'stands with who stays',
  'importacao_linha.inscricao_id': 'stays: the import takes back what it brought, or nothing',
  'importacao_linha.talento_id': 'stands with who stays',
  'inscricao.talento_id': 'stands with who stays, or is kept whole',
  'mensagem.inscricao_id': 'stands with who stays',
  'mensagem.talento_id': 'stands with who stays',
  'mensagem_da_etapa.inscricao_id': 'stands with who stays',
  'nota.talento_id': 'stands with who stays',
  'nota_excluida.talento_id': 'stands with who stays',
  'resposta.inscricao_id': 'kept whole',
  'resultado_teste.talento_id': 'stands with who stays',
  'semelhanca.outro_id': 'stands with who stays, or is kept whole',
  'semelhanca.talento_id': 'stands with who stays, or is kept whole',
  'talento_marcas.talento_id': 'made anew by triggers',
}

it('whatever points at a person or an application has its place when two become one', async () => {
  const rows = await ask<{ coluna: string }>(`
    select distinct c.oid::regclass || '.' || a.attname as coluna from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
      and a.attnum > 0 and not a.attisdropped and a.attname <> 'empresa_id' and (a.attname in ('talento_id', 'inscricao_id')
        or exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'
          and k.confrelid in ('talento'::regclass, 'inscricao'::regclass) and a.attnum = any(k.conkey)))
    order by 1`)
  expect(rows.map(({ coluna }) => coluna)).toEqual(Object.keys(DECIDED).toSorted())
})
