import type { CampanhaRascunho } from './campanhas'
import { IDADE } from './limits'

/** Catalogue entries that a new draft starts with: shown as chosen and removable (spec section 3, product 27). */
export const BENEFICIO_PADRAO = 1
export const TESTES_PADRAO = [55544, 3322] as const

/**
 * An empty draft with its defaults (spec section 3). A fresh object each time.
 * @returns a draft that no publish check accepts yet
 */
export function createRascunhoPadrao(): CampanhaRascunho {
  return {
    nome: '',
    nomeEmpresa: '',
    descricao: '',
    quantidadeVagas: 0,
    inicio: null,
    fechamento: null,
    areaInteresse: '',
    palavraChave: '',
    exclusivoPcd: false,
    observacao: '',
    enviarCatho: false,
    cidade: null,
    cidades: [],
    quadros: [],
    vaga: {
      funcao: null,
      funcoes: [],
      descricao: '',
      tipoContratacoes: [],
      campanhaResponsavel: { nome: '', email: '', telefone: '' },
      salarioMin: 0,
      salarioMax: 0,
      salarioHoraMin: 0,
      salarioHoraMax: 0,
      idadeMinima: IDADE.padraoMin,
      idadeMaxima: IDADE.padraoMax,
      tempoExperiencia: {
        indiferente: false,
        ate6Meses: false,
        umDoisAnos: false,
        tresQuatroAnos: false,
        cincoAnos: false,
      },
      nivelEnsino: { indiferente: false, fundamental: false, medio: false, tecnico: false, superior: false },
      idiomas: {
        indiferente: false,
        portugues: false,
        ingles: false,
        espanhol: false,
        frances: false,
        alemao: false,
        italiano: false,
        outros: '',
      },
      candidatoContato: { email: false, whatsapp: false, sms: false, mensagem: '' },
      curso: { indiferente: false, completo: false, trancado: false, cursando: false, obrigatorios: [] },
      beneficios: [{ beneficio: { id: BENEFICIO_PADRAO } }],
      campanhaTestes: TESTES_PADRAO.map((idTeste) => ({ idTeste })),
      modalidade: null,
      jornada: { dias: [], inicio: '', fim: '', escala: '' },
      videoCv: null,
      perguntas: [],
    },
  }
}
