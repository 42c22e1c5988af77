import { FIGURAS } from '@seleta/contract/figuras'
import type { FiltroTalentosBody } from '@seleta/contract/filtro-talentos'
import { readBoard } from '../campanhas'
import { openStream } from '../event-stream'
import { buildAvaliacao, buildFicha } from '../fichas'
import type { Use } from './use'

/** Filters of people, each part alone and together. */
const FILTROS: readonly Partial<FiltroTalentosBody>[] = [
  {},
  { pesquisa: { palavraChave: 'vendas' } },
  { pesquisa: { palavraChave: '"vendas no balcão" -motorista' } },
  { pesquisa: { palavraChave: 'venddas xilva' } },
  { funcoes: [1, 2], cidades: [3_550_308], tempoExperiencia: ['UM_A_DOIS_ANOS'] },
  { habilidades: ['Excel'], idiomas: ['Inglês'], niveisEducacionais: ['Ensino Médio'], origens: ['MANUAL'] },
  { pesquisa: { palavraChave: 'vendas' }, habilidades: ['Excel'], cidades: [3_550_308], origens: ['MANUAL'] },
  { situacoes: ['em-selecao', 'triagem', 'eliminada', 'desistente'], etapas: [0, 1], leituras: ['nova'] },
  {
    situacoes: ['reprovado', 'desistente'],
    motivos: [0, 7],
    figura: { nome: 'avancaram', valor: 'triagem', desde: '2026-01-02T03:00:00.000Z' },
  },
  { donos: [0, 1] },
  { cnh: ['B'], pretensaoMax: 3000 },
  { fontes: ['linkedin'], inscritaDesde: '2026-01-02T03:00:00.000Z', aderenciaMinima: 1, sinalizadas: true },
  { pesquisa: { palavraChave: 'vendas' }, cnh: ['A'], fontes: ['linkedin'] },
]
const ORDENS = [
  'talento.nome',
  'talento.atualCv',
  'talento.aderencia',
  'inscricao.criadaEm',
  'inscricao.naEtapaDesde',
] as const

/** Lists, counts, files and charts of people. */
export async function list({ call, idOf, id, office }: Use): Promise<void> {
  await call('getNumeros', { params: { campanhaId: id } })
  for (const idCampanha of [null, id])
    for (const filtro of FILTROS) {
      const body = { ...filtro, idCampanha }
      await call('countFacetas', { body })
      await call('selectTalentos', { body })
      await call('exportTalentos', { body: { formato: 'csv', filtro: body } })
      await call('filterTalentos', { query: { size: 11, page: 0 }, body: { ...body, eliminados: true } })
      for (const path of ORDENS)
        for (const order of ['ASC', 'DESC'] as const)
          await call('filterTalentos', {
            query: { size: 11, page: 0 },
            body: { ...body, orders: [{ path, order }] },
          })
    }
  await call('exportTalentos', {
    body: { formato: 'xlsx', identificadores: [await idOf('Ana Alves')], filtro: { idCampanha: null } },
  })
  await call('listFiltrosSalvos', { query: { tela: 'cesta' } })
  const filtro = await call('createFiltroSalvo', { body: { tela: 'cesta', nome: 'a', consulta: {} } })
  await call('deleteFiltroSalvo', { params: { id: filtro.body.data.id } })
  await call('countTalentosDasCampanhas', {})
  await call('getMetricas', { params: { id } })
  await call('getGraficos', { query: { dias: 90 } })
  await call('getIndicadores', { query: { dias: 90 } })
  await call('getIndicadores', { query: { dias: 90, campanhaId: id, usuarioId: office.usuarioId } })
  for (const nome of FIGURAS) {
    const figura = { nome, desde: '2026-01-02T03:00:00.000Z' }
    await call('listCampanhasDaFigura', { query: figura })
    await call('filterTalentos', { query: { size: 11, page: 0 }, body: { idCampanha: id, figura } })
  }
}

/** The board, its filters, moves one by one and in bulk, and its stages. */
export async function board({ call, idOf, called, id, outra, token, office, api }: Use): Promise<void> {
  const { etapa } = await readBoard(office, id)
  called.add('getKanban')
  const [triagem, entrevistas] = [etapa('Triagem').id, etapa('Entrevistas').id]
  await call('updateEtapa', {
    params: { id: entrevistas },
    body: { mensagemNotificacao: 'Olá, {{nome}}!', contato: { email: true, whatsapp: true, sms: false } },
  })
  const stream = await openStream(`${api.url}/talento/v1/kanbans/campanha/${id}/eventos`, token)
  const filtro = {
    nome: 'ana',
    aderenciaMinima: 0,
    eliminadas: 'sem' as const,
    habilidades: ['Excel'],
    cidades: [3_550_308],
  }
  const daLista = {
    cnh: ['B' as const],
    fontes: ['linkedin'],
    esperas: ['sem-resposta' as const],
    raioKm: 25,
  }
  for (const body of [{}, filtro, { sinalizadas: true as const }, { ...filtro, ...daLista }]) {
    await call('filterKanban', { params: { campanhaId: id }, body })
    await call('filterTalentosDaEtapa', { params: { id: triagem }, query: { depois: 0, limite: 50 }, body })
    await call('exportEtapa', { params: { id: triagem }, body: { formato: 'csv', filtro: body } })
    await call('filterTalentosSemEtapa', { params: { campanhaId: id }, body })
  }
  const ficha = (await call('createFicha', { body: buildFicha() })).body.data.id
  await call('updateFicha', { params: { id: ficha }, body: buildFicha({ nome: 'Outra' }) })
  await call('listFichas', {})
  await call('updateEtapa', { params: { id: triagem }, body: { idFicha: ficha } })
  const julgada = { identificador: await idOf('Ana Alves'), campanhaId: id }
  await call('listAvaliacoesPendentes', { query: {} })
  await call('listAvaliacoesPendentes', { query: { campanhaId: id } })
  await call('sendAvaliacao', { params: julgada, body: buildAvaliacao(triagem, 3) })
  await call('sendAvaliacao', { params: julgada, body: buildAvaliacao(triagem, 4, { versao: 1 }) })
  await call('getAvaliacoes', { params: julgada })
  await call('listAvaliacoesEnviadas', {})
  const { data: link } = (
    await call('createAvaliacaoLink', { params: { id }, body: { nome: 'Gestora de fora', email: '' } })
  ).body
  await call('listAvaliacaoLinks', { params: { id } })
  await call('deleteAvaliacaoLink', { params: { id, linkId: link.id } })
  await call('getKanban', { params: { campanhaId: id }, query: { semEtapa: true } })
  await call('listTalentosDaEtapa', { params: { id: triagem }, query: { depois: 1, limite: 50 } })
  const identificador = await idOf('Ana Alves')
  for (const kanbanId of [entrevistas, triagem, entrevistas])
    await call('moveTalento', { params: { identificador, campanhaId: id, kanbanId } })
  const semTipo = { nome: 'Prova', cor: '#123456', mensagemNotificacao: 'Olá!', campanhaId: id }
  const prova = (await call('createEtapa', { body: semTipo })).body.data.id
  await call('moveTalento', { params: { identificador, campanhaId: id, kanbanId: prova } })
  const { versao } = (
    await call('moveTalento', { params: { identificador, campanhaId: id, kanbanId: triagem } })
  ).body.data
  const pessoas = [{ identificador, versao }]
  await call('undoMoveTalentos', { body: { campanhaId: id, kanbanId: triagem, pessoas } })
  const [dono] = (await call('listDonos', { params: { id } })).body.data
  await call('setDono', {
    body: { campanhaId: id, pessoas: [{ identificador, donoId: dono?.id ?? 0 }] },
  })
  const motivo = (await call('listMotivos', {})).body.data[0]?.id ?? 0
  const motivosDitos = { campanhaId: id, motivoId: motivo, identificadores: [identificador] }
  await call('moveTalento', {
    params: { identificador, campanhaId: id, kanbanId: etapa('Reprovados').id },
    query: { motivoId: motivo },
  })
  await call('setMotivo', { body: { ...motivosDitos, motivoId: null } })
  await call('setMotivo', { body: motivosDitos })
  const identificadores = [await idOf('Bia Borges'), await idOf('Caio Costa'), await idOf('Eva Esteves')]
  for (const campanhaId of [id, outra.id]) {
    const kanbanId = (await readBoard(office, campanhaId)).etapa('Entrevistas').id
    await call('previewMovimento', { body: { identificadores, campanhaId, kanbanId } })
    const moved = await call('moveTalentos', { body: { identificadores, campanhaId, kanbanId } })
    await call('undoMoveTalentos', { body: { campanhaId, kanbanId, pessoas: moved.body.data.pessoas } })
  }
  // A move has been told by then.
  await stream.next()
  stream.close()
  called.add('followKanban')
  const nova = await call('createEtapa', {
    body: { nome: 'Prova', cor: '#000000', mensagemNotificacao: 'Oi', campanhaId: id },
  })
  await call('saveTriagemCega', {
    params: { id: outra.id },
    body: { ateEtapaId: (await readBoard(office, outra.id)).etapa('Entrevistas').id },
  })
  await call('getTriagemCega', { params: { id: outra.id } })
  await call('filterTalentos', {
    query: { size: 11, page: 0 },
    body: { idCampanha: outra.id, pesquisa: { palavraChave: 'vendas' } },
  })
  await call('filterTalentos', { query: { size: 11, page: 0 }, body: { idCampanha: null } })
  await call('listMensagens', { query: { page: 0, size: 20, busca: 'ana' } })
  await call('saveTriagemCega', { params: { id: outra.id }, body: { ateEtapaId: null } })
  await call('listEtapas', { params: { campanhaId: id } })
  await call('deleteEtapa', { params: { id: entrevistas }, query: { destino: nova.body.data.id } })
  await call('restoreEtapa', { params: { id: entrevistas } })
  await call('deleteFicha', { params: { id: ficha } })
}

/** Messages and notices. */
export async function write({ call, idOf, one, id, office, api }: Use): Promise<void> {
  const identificadores = [await idOf('Ana Alves'), await idOf('Bia Borges')]
  for (const campanhaId of [id, null])
    await call('readDestinatarios', { body: { identificadores, campanhaId } })
  for (const [campanhaId, canal] of [
    [id, 'EMAIL'],
    [null, 'WHATSAPP'],
  ] as const) {
    const { body } = await call('sendMensagens', {
      body: { identificadores, campanhaId, canal, assunto: 'A', texto: 'Olá, {{nome}}.' },
    })
    const mensagens = body.data.flatMap(({ mensagemId }) => mensagemId ?? [])
    if (canal === 'EMAIL') {
      await call('cancelMensagens', { body: { mensagens } })
      await call('resendMensagens', { body: { mensagens } })
      await call('listMensagens', { query: { page: 0, size: 20, tab: 'FILA', busca: 'ana' } })
    } else await call('markMensagemEnviada', { params: { id: mensagens[0] ?? 0 } })
  }
  const falhou = await one<number>(
    `update mensagem set estado = 'erro' where id = (select max(id) from mensagem
       where empresa_id = $1 and canal = 'EMAIL' and talento_id is not null) returning id as one`,
    [office.empresaId],
  )
  await call('resendMensagem', { params: { id: falhou } })
  await call('listMensagens', { query: { page: 0, size: 20 } })
  await call('listAvisos', {})
  await call('getHoje', {})
  await call('savePreferencias', { body: { mencao: 'AGORA', resumoDiario: true } })
  await call('getPreferencias', {})
  for (const path of ['campanha.novas', 'campanha.paradas'] as const)
    await call('filterCampanhas', {
      query: { page: 0, size: 12 },
      body: { filtros: [], orders: [{ path, order: 'DESC' }] },
    })
  await call('readAvisos', { body: { ate: new Date().toISOString() } })
  await api.app.jobs.runDue()
}

/** One person: detail, papers, notes, tests, who may be the same, legal hold. */
export async function look({ call, send, visit, called, one, idOf, office }: Use): Promise<void> {
  const params = { identificador: await idOf('Ana Alves') }
  await call('getTalento', { params })
  for (const campanhaId of [1, null]) await call('markInscricoesVistas', { params, body: { campanhaId } })
  await call('downloadCurriculo', { params })
  await call('downloadCurriculoOriginal', { params })
  await call('revealDocumentos', { params: { identificador: await idOf('Eva Esteves') } })
  const nota = await call('createNota', { params, body: { texto: 'a' } })
  await call('updateNota', { params: { id: nota.body.data.id }, body: { texto: 'b' } })
  await call('listMencionaveis', { params })
  for (const query of [{}, { antes: 1000, usuario: 1 }])
    await call('listAtividade', { params: { id: 1 }, query })
  await call('listNotas', { params })
  await call('deleteNota', { params: { id: nota.body.data.id } })
  await call('restoreNota', { params: { id: nota.body.data.id } })
  await send(
    'createResultadoTeste',
    `/talento/v1/talentos/${params.identificador}/testes`,
    { testeId: 55_544, resultado: 70, data: '2026-01-02', link: '' },
    'arquivo',
  )
  const testes = await call('listTestesDoTalento', { params })
  const teste = { params: { id: testes.body.data.flatMap(({ resultados }) => resultados)[0]?.id ?? 0 } }
  await call('downloadResultadoTeste', teste)
  await call('deleteResultadoTeste', teste)
  await call('listRespostasDoTalento', { params })
  await call('listVideosDoTalento', { params })
  // A recording as the first ones lay, in the database.
  await one("update pergunta set tipo = 'VIDEO' where titulo = 'Por que aqui?' returning id as one")
  const video = await one<number>(
    `with a as (insert into arquivo (empresa_id, nome, mime, tamanho, sha256, conteudo)
       values ($1, 'x', 'video/webm', 1, '', 'x') returning id)
     update resposta set arquivo_id = (select id from a) where id = (select max(r.id) from resposta r
       join inscricao i on i.id = r.inscricao_id join talento t on t.id = i.talento_id where t.nome = 'Ana Alves')
     returning id as one`,
    [office.empresaId],
  )
  const endereco = await call('getVideoEndereco', { params: { id: video } })
  await visit(endereco.body.data.endereco)
  called.add('playVideo')
  await call('downloadVideo', { params: { id: video } })
  const fusoes = await call('listFusoes', { params: { identificador: await idOf('Eva Esteves') } })
  await call('undoFusao', { params: { id: fusoes.body.data[0]?.id ?? 0 } })
  const identificador = await one<string>(
    "select identificador as one from declaracao where estado = 'recebida' and curriculo_id is not null limit 1",
  )
  await call('downloadCurriculoAConfirmar', { params: { identificador } })
  const { body } = await call('getTalento', { params: { identificador: await idOf('Duda Dias') } })
  for (const decisao of ['separadas', 'aberta', 'juntas'] as const)
    await call('decideSemelhanca', { params: { id: body.data.semelhantes[0]?.id ?? 0 }, body: { decisao } })
  const { cidade: _, ...dados } = (await call('getCorrecao', { params })).body.data
  const corrigida = { ...dados, cpf: null, sobre: 'Em dia', email: 'ana.nova@exemplo.test' }
  const correcao = await call('saveCorrecao', { params, body: corrigida })
  await call('undoCorrecao', { params: { id: correcao.body.data.id ?? 0 } })
  await call('saveGuardaLegal', { params, body: { motivo: 'Ação' } })
  await call('deleteGuardaLegal', { params })
}
