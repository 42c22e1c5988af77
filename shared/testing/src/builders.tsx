import type { Campanha } from '@seleta/contract/campanhas'
import { CampanhaRascunho } from '@seleta/contract/campanhas'
import type { Cartao, Etapa, EtapaItem } from '@seleta/contract/kanban'
import type { LoteMovimento, PreviewMovimento } from '@seleta/contract/lote'
import type { Facetas } from '@seleta/contract/facetas'
import type { MoveAnswer } from '@seleta/contract/kanban'
import type { Talento, TalentoItem } from '@seleta/contract/talentos'

/** Entities with believable defaults: a test names only what matters to it. */

/** A well-formed identificador that is the same for the same number. */
export function identificadorOf(n: number): string {
  return `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
}

/** One page of an answer. */
export function pageOf<T>(data: readonly T[], totalElements = data.length, size = Math.max(data.length, 1)) {
  return { data: [...data], totalElements, totalPages: Math.ceil(totalElements / size) }
}

export function buildTalentoItem(over: Partial<TalentoItem> = {}): TalentoItem {
  return {
    identificador: identificadorOf(1),
    nome: 'Ana Beatriz Souza',
    aderencia: 82,
    aderenciaDetalhe: [
      {
        criterio: 'funcoes',
        texto: 'Função: já trabalhou como Analista de Dados — 30 de 30',
        pontos: 30,
        maximo: 30,
      },
      { criterio: 'idiomas', texto: 'Inglês: pedido, não informado — 0 de 10', pontos: 0, maximo: 10 },
    ],
    atualCv: '2026-11-17T12:00:00.000Z',
    formacao: 'Ensino Superior',
    idade: 32,
    localizacao: 'Campinas – SP',
    situacao: '',
    telefone: '(11) 98765-4321',
    habilidades: ['Comunicação', 'Liderança'],
    etapaId: null,
    origem: 'MANUAL',
    aConfirmar: false,
    talvezMesma: false,
    ...over,
  }
}

export function buildTalento(over: Partial<Talento> = {}): Talento {
  return {
    identificador: identificadorOf(1),
    informacaoPessoal: {
      deficiencia: '',
      documento: '•••.•••.•••-25',
      email: 'ana.souza@exemplo.com.br',
      endereco: { bairro: 'Cambuí', cep: '13025000', cidade: 'Campinas', id: 1, uf: 'SP' },
      estadoCivil: 'Solteira',
      id: 1,
      idade: 32,
      nascimento: '1994-03-12',
      nome: 'Ana Beatriz Souza',
      pis: '•••.•••••.••-7',
      sexo: 'Feminino',
      sobre: 'Analista de dados com foco em varejo.',
      telefone: '(11) 98765-4321',
      telefoneResidencial: '',
    },
    experienciasProfissionais: [
      {
        nomeEmpresa: 'Mercado Bom Preço',
        periodoEmpresa: 'fev 2022 – hoje',
        atividadeEmpresa: 'Varejo',
        funcao: 'Analista de Dados',
        atribuicoes: 'Relatórios de vendas.',
        ultimoSalario: 4200,
        dataInicial: '2022-02-01',
        dataFinal: null,
      },
    ],
    formacoesAcademicas: [
      {
        anoConclusao: 2018,
        atual: false,
        curso: 'Estatística',
        idioma: '',
        instituicao: 'Unicamp',
        nivel: 'Ensino Superior|Unicamp',
        outrosCursos: '',
        periodo: 'Noturno',
      },
    ],
    habilidades: ['Comunicação', 'Liderança'],
    idiomas: ['Inglês'],
    retencao: { ate: '2027-05-20', apagaEm: '2027-06-19', isOculta: false, isAvisada: false, guarda: null },
    temCurriculo: true,
    participacoes: [],
    aConfirmar: [],
    semelhantes: [],
    linhaDoTempo: [],
    ...over,
  }
}

export function buildCampanha(over: Partial<Campanha> = {}): Campanha {
  return {
    ...CampanhaRascunho.parse({ nome: 'Analista de Dados', nomeEmpresa: 'Aurora Logística' }),
    id: 7,
    situacao: 'PUBLICADA',
    versao: 1,
    ultimoPasso: 'detalhes',
    alteradaEm: '2026-11-20T12:00:00.000Z',
    qtdTalentos: 0,
    publicacoes: [],
    ...over,
  }
}

export function buildEtapaItem(over: Partial<EtapaItem> = {}): EtapaItem {
  return {
    id: 11,
    nome: 'Triagem',
    cor: '#1F5A96',
    ordem: 1,
    tipo: 'triagem',
    mensagemNotificacao: 'Olá, {{nome}}.',
    campanhaId: 7,
    contato: { email: true, whatsapp: false, sms: false },
    limiteDias: null,
    qtdTalentos: 0,
    ...over,
  }
}

export function buildCartao(over: Partial<Cartao> = {}): Cartao {
  return {
    id: 1,
    identificador: identificadorOf(1),
    nome: 'Ana Beatriz Souza',
    idade: 32,
    localizacao: 'Campinas – SP',
    aderencia: 82,
    origem: 'MANUAL',
    naEtapaDesde: '2026-11-17T12:00:00.000Z',
    versao: 1,
    eliminadaMotivo: null,
    sinais: 0,
    aConfirmar: false,
    talvezMesma: false,
    ...over,
  }
}

export function buildEtapa(over: Partial<Etapa> = {}): Etapa {
  const talentos = over.talentos ?? []
  return { ...buildEtapaItem(), qtdTalentos: talentos.length, talentos, ultimoEvento: 0, ...over }
}

/** What a move answers. */
export function buildMovimento(over: Partial<MoveAnswer> = {}): MoveAnswer {
  return {
    inscricaoId: 1,
    identificador: identificadorOf(1),
    campanhaId: 7,
    etapaId: 11,
    etapaNome: 'Triagem',
    deEtapaId: null,
    naEtapaDesde: '2026-11-21T12:00:00.000Z',
    versao: 1,
    mensagens: [],
    emailLigado: true,
    ...over,
  }
}

/** What a move would send: one e-mail. */
export function buildPreviewMovimento(over: Partial<PreviewMovimento> = {}): PreviewMovimento {
  const exemplo = { nome: 'Ana Souza', canal: 'EMAIL' as const, texto: 'Olá, Ana.' }
  return { emails: 1, whatsapps: 0, semCanal: 0, exemplo, emailLigado: true, ...over }
}

/** What became of one person of a bulk move. */
export function buildLoteMovimento(over: Partial<LoteMovimento> = {}): LoteMovimento {
  return {
    identificador: identificadorOf(1),
    nome: 'Pessoa 1',
    resultado: 'movida',
    motivo: '',
    deEtapaId: null,
    etapaId: 11,
    naEtapaDesde: '2026-11-21T12:00:00.000Z',
    versao: 1,
    mensagens: [],
    ...over,
  }
}

/** Counts of the filter panel; nobody anywhere unless told otherwise. */
export function buildFacetas(over: Partial<Facetas> = {}): Facetas {
  return {
    funcoes: [],
    cidades: [],
    tempoExperiencia: [],
    habilidades: [],
    idiomas: [],
    niveisEducacionais: [],
    isParcial: false,
    ...over,
  }
}
