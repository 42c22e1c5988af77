import type { Pergunta } from '@seleta/contract/perguntas'
import { sql } from 'kysely'
import { createCampanhasRepository } from '../src/domain/campanha/campanhas-repository'
import {
  apply,
  buildInscricao,
  countRows,
  openOffice,
  publish,
  readBoard,
  type Office,
} from './support/campanhas'
import { untilWaiting } from './support/until-waiting'

let office: Office
let campanhaId: number
beforeAll(async () => {
  office = await openOffice()
  campanhaId = (await publish(office)).id
})
afterAll(() => office.api.close())

const talentos = (nome: string) =>
  office.api.db.selectFrom('talento').selectAll().where('nome', '=', nome).orderBy('id').execute()

const inscricoesOf = async (nome: string) => {
  const ids = (await talentos(nome)).map(({ id }) => id)
  return office.api.db.selectFrom('inscricao').select('id').where('talentoId', 'in', ids).execute()
}

describe('an application (product 54)', () => {
  it('puts the person into the first stage, with consent, log and confirmation', async () => {
    const { status, data } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ nome: 'Ana Alves', fonte: 'linkedin' }),
    )
    expect([status, data]).toEqual([200, { acompanhamento: expect.stringMatching(/^[\w-]{43}$/) }])
    const { etapa } = await readBoard(office, campanhaId)
    expect(etapa('Triagem').talentos.map((card) => card.nome)).toContain('Ana Alves')
    const [talento] = await talentos('Ana Alves')
    expect(talento).toMatchObject({
      consentimentoTexto: '2026-11',
      empresaId: office.empresaId,
      origem: 'MANUAL',
    })
    expect(Date.now() - (talento?.consentimentoEm?.getTime() ?? 0)).toBeLessThan(60_000)
    const ofTalento = { talentoId: talento?.id ?? 0 }
    const eventos = await office.api.db
      .selectFrom('evento')
      .selectAll()
      .where('talentoId', '=', ofTalento.talentoId)
      .execute()
    expect(eventos).toMatchObject([
      {
        tipo: 'inscricao_criada',
        campanhaId,
        dados: { fonte: 'linkedin', origem: 'MANUAL', consentimentoVersao: '2026-11' },
      },
    ])
    const mensagens = await office.api.db
      .selectFrom('mensagem')
      .selectAll()
      .where('talentoId', '=', ofTalento.talentoId)
      .execute()
    expect(mensagens).toMatchObject([
      { tipo: 'confirmacao', estado: 'pendente', destinatario: 'ana.alves@exemplo.test' },
    ])
    expect(mensagens[0]?.corpo).toContain('Recebemos sua inscrição na vaga Auxiliar de Logística')
  })

  it.each([
    ['Raul Rocha', 'compre em www.x.br já'],
    ['Rita Rosa', 'duas palavras'],
    ['Rui Reis', '<b>'],
  ])('keeps no source that is not one word, whoever sends it: %s from «%s»', async (nome, fonte) => {
    const { status } = await apply(office.api, campanhaId, buildInscricao({ nome, fonte }))
    expect(status).toBe(200)
    const [inscricao] = await inscricoesOf(nome)
    const kept = await office.api.db
      .selectFrom('inscricao')
      .select('fonte')
      .where('id', '=', inscricao?.id ?? 0)
      .executeTakeFirstOrThrow()
    expect(kept.fonte).toBe('')
  })

  it('is confirmed in the words of step 7 when the campaign has some', async () => {
    const candidatoContato = {
      email: true,
      whatsapp: false,
      sms: false,
      mensagem: 'Oi {{nome}}, até logo! {{empresa}}',
    }
    const { id } = await publish(office, { vaga: { candidatoContato } })
    await apply(office.api, id, buildInscricao({ nome: 'Bia Braga' }))
    const { corpo } = await office.api.db
      .selectFrom('mensagem')
      .select('corpo')
      .where('campanhaId', '=', id)
      .executeTakeFirstOrThrow()
    expect(corpo).toMatch(
      /^Oi Bia, até logo! Padaria Aurora\n\nAcompanhe, corrija ou retire sua inscrição.*chave=[\w-]{43}\n\nVagas abertas em Padaria Aurora.*\/empresa\/ana-aurora-test$/,
    )
  })

  it('twice to one campaign is one, and answers the same', async () => {
    const first = await apply(office.api, campanhaId, buildInscricao({ nome: 'Caio Cruz' }))
    const again = await apply(office.api, campanhaId, buildInscricao({ nome: 'Caio Cruz' }))
    expect([again.status, Object.keys(again.data ?? {})]).toEqual([200, Object.keys(first.data ?? {})])
    expect(await inscricoesOf('Caio Cruz')).toHaveLength(1)
  })

  it('sent eight times at once is one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => apply(office.api, campanhaId, buildInscricao({ nome: 'Davi Dias' }))),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await talentos('Davi Dias')).toHaveLength(1)
    expect(await inscricoesOf('Davi Dias')).toHaveLength(1)
  })

  it('of the same person to two campaigns at once makes one person', async () => {
    const outra = await publish(office)
    await Promise.all(
      [campanhaId, outra.id].map((id) => apply(office.api, id, buildInscricao({ nome: 'Eva Esteves' }))),
    )
    const [talento, ...others] = await talentos('Eva Esteves')
    expect(others).toEqual([])
    expect(talento).toBeDefined()
    expect(await inscricoesOf('Eva Esteves')).toHaveLength(2)
  })

  it('of a namesake with the same phone and an e-mail stands beside, and writes nothing into the record', async () => {
    const phone = '(11) 97777-1111'
    await apply(office.api, campanhaId, {
      ...buildInscricao({ nome: 'Fábio Farias', habilidades: ['Excel'] }),
      email: '',
      telefone: phone,
    })
    const [before] = await talentos('Fábio Farias')
    const outra = await publish(office)
    await apply(
      office.api,
      outra.id,
      buildInscricao({ nome: 'Fabio Farias', telefone: '5511977771111', habilidades: ['Excel', 'SQL'] }),
    )
    expect(await talentos('Fábio Farias')).toEqual([before])
    expect(await talentos('Fabio Farias')).toMatchObject([
      { email: 'fabio.farias@exemplo.test', telefone: '11977771111', habilidades: ['Excel', 'SQL'] },
    ])
  })

  it('of two people who share a phone makes two people', async () => {
    const telefone = '(11) 96666-2222'
    await apply(office.api, campanhaId, buildInscricao({ nome: 'Gil Gomes', telefone }))
    await apply(office.api, campanhaId, buildInscricao({ nome: 'Hugo Gomes', telefone }))
    expect(await talentos('Gil Gomes')).toHaveLength(1)
    expect(await talentos('Hugo Gomes')).toHaveLength(1)
  })

  it('to another company makes another person', async () => {
    const { api, estranho } = office
    const theirs = await publish({ api, token: estranho.token })
    await apply(api, campanhaId, buildInscricao({ nome: 'Ivo Ivens' }))
    await apply(api, theirs.id, buildInscricao({ nome: 'Ivo Ivens' }))
    expect((await talentos('Ivo Ivens')).map((talento) => talento.empresaId)).toEqual([
      office.empresaId,
      estranho.empresaId,
    ])
  })

  it('of a program that fills every field is thanked and thrown away', async () => {
    const before = await countRows(office)
    const { status, data } = await apply(
      office.api,
      campanhaId,
      buildInscricao({ nome: 'Robô', site: 'https://spam.test' }),
    )
    expect([status, data]).toEqual([200, { acompanhamento: expect.stringMatching(/^[\w-]{43}$/) }])
    expect(await countRows(office)).toBe(before)
  })
})

describe('the questions of a campaign (product 25)', () => {
  const pergunta = (n: number, part: Partial<Extract<Pergunta, { tipo: 'SIM_NAO' }>> = {}) => ({
    id: `7b1c2a3d-0000-4000-8000-0000000000${10 + n}`,
    tipo: 'SIM_NAO' as const,
    title: `Pergunta ${n}`,
    obrigatoria: false,
    efeito: 'SINALIZAR' as const,
    criadaEm: '2026-01-01T00:00:00Z',
    simCorreta: true,
    naoCorreta: false,
    ...part,
  })

  it('that are mandatory are enforced at their field', async () => {
    const { id } = await publish(office, {
      vaga: { perguntas: [pergunta(1, { obrigatoria: true }), pergunta(2)] },
    })
    const { status, erro } = await apply(office.api, id, buildInscricao({ nome: 'Mia Melo' }))
    expect([status, erro?.campos]).toEqual([
      422,
      { [`respostas.${pergunta(1).id}`]: 'Responda a esta pergunta.' },
    ])
  })

  it('are asked as they stand when the campaign is held, not as they stood when the form came', async () => {
    const { id } = await publish(office, { vaga: { perguntas: [pergunta(8)] } })
    const { empresaId } = await office.api.db
      .selectFrom('campanha')
      .select('empresaId')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    // Within an object, for a promise itself would be waited for while the campaign is held.
    const { applying } = await office.api.db.transaction().execute(async (trx) => {
      await createCampanhasRepository(trx).lock(empresaId, id)
      await sql`
        update campanha set versao = versao + 1, conteudo = jsonb_set(conteudo, '{vaga,perguntas,0,obrigatoria}', 'true')
        where id = ${id}
      `.execute(trx)
      const sent = apply(office.api, id, buildInscricao({ nome: 'Noé Neves' }))
      await untilWaiting(office.api.pool, 1)
      return { applying: sent }
    })
    const { status, erro } = await applying
    expect([status, erro?.campos]).toEqual([
      422,
      { [`respostas.${pergunta(8).id}`]: 'Responda a esta pergunta.' },
    ])
    expect(await talentos('Noé Neves')).toEqual([])
  })

  it('keep answers, the reason of elimination and the signs', async () => {
    const perguntas = [pergunta(3, { efeito: 'ELIMINAR' }), pergunta(4), pergunta(5, { efeito: 'PONTUAR' })]
    const { id } = await publish(office, { vaga: { perguntas } })
    const respostas = perguntas.map((p) => ({ perguntaId: p.id, valor: 'nao' }))
    await apply(office.api, id, buildInscricao({ nome: 'Noa Neves', respostas }))
    const inscricao = await office.api.db
      .selectFrom('inscricao')
      .selectAll()
      .where('campanhaId', '=', id)
      .executeTakeFirstOrThrow()
    expect(inscricao).toMatchObject({
      eliminadaMotivo: 'Resposta a “Pergunta 3” não atende ao pedido.',
      sinalizacoes: [{ pergunta: 'Pergunta 4' }],
      situacao: 'ativa',
    })
    expect(inscricao.aderenciaDetalhe).toContainEqual(
      expect.objectContaining({ texto: 'Pergunta 5: pedido, outra resposta — 0 de 20' }),
    )
    const kept = await office.api.db
      .selectFrom('resposta')
      .select(['valor', 'correta'])
      .where('inscricaoId', '=', inscricao.id)
      .execute()
    expect(kept).toEqual(Array.from({ length: 3 }, () => ({ valor: 'nao', correta: false })))
  })
})

describe('a campaign that takes no applications', () => {
  const refusedBy = async (id: number) => {
    const { status, erro } = await apply(office.api, id, buildInscricao({ nome: 'Raul Reis' }))
    return [status, erro?.mensagem]
  }

  it('says why', async () => {
    const { api, token } = office
    const pausada = await publish(office)
    await api.call('pauseCampanha', { params: { id: pausada.id } }, { token })
    expect(await refusedBy(pausada.id)).toEqual([409, 'As inscrições desta vaga estão pausadas.'])
    const encerrada = await publish(office)
    await api.call('closeCampanha', { params: { id: encerrada.id }, body: null }, { token })
    expect(await refusedBy(encerrada.id)).toEqual([409, 'Esta vaga foi encerrada.'])
    const vencida = await publish(office)
    await api.pool.query(
      'update campanha set fechamento = current_date - 1, conteudo = conteudo where id = $1',
      [vencida.id],
    )
    expect(await refusedBy(vencida.id)).toEqual([409, 'Esta vaga foi encerrada.'])
  })

  it('that is a draft does not exist', async () => {
    const { body } = await office.api.call(
      'duplicateCampanha',
      { params: { id: campanhaId } },
      { token: office.token },
    )
    expect((await refusedBy(body.data.id))[0]).toBe(404)
  })
})
