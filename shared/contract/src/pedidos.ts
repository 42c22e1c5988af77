import type { Operation } from './routes'

/** How a call is asked beyond its path and its body: for the api and its description. Not loaded by a browser. */

/**
 * Calls that make something, or tell how it is taken back, and do it once per `Idempotency-Key`: the same once more gets
 * the first answer (product 22, audit S7).
 */
export const ONCE = [
  'createCampanha',
  'createEtapa',
  'createFicha',
  'createImportacao',
  'createInscricao',
  'createMensagemModelo',
  'createMotivo',
  'createNota',
  'createProcessoModelo',
  'createRascunho',
  'createResultadoTeste',
  'createTalento',
  'createVagaModelo',
  'duplicateCampanha',
  'moveTalentos',
  'receiveTalento',
  'saveCorrecao',
  'sendAvaliacao',
  'sendMensagens',
] as const satisfies readonly Operation[]
export type OnceOperation = (typeof ONCE)[number]

export const isOnce = (operation: Operation): boolean => ONCE.some((one) => one === operation)

/** Files of a form beside its `dados`: their fields, and what each is. `{id}` stands for one that the form has asked for. */
export const ARQUIVOS: { readonly [O in Operation]?: Readonly<Record<string, string>> } = {
  saveLogo: { logo: 'O logotipo, em PNG, JPEG ou WebP.' },
  createResultadoTeste: { arquivo: 'O comprovante do resultado, em PDF, DOCX, PNG ou JPEG; pode faltar.' },
  createTalento: { curriculo: 'O currículo, em PDF ou DOCX; pode faltar.' },
  createImportacao: { arquivo: 'A planilha de pessoas, em CSV.' },
  createInscricao: {
    curriculo: 'O currículo, em PDF ou DOCX; pode faltar.',
    'video.{id}': 'A gravação que responde à pergunta `{id}`, em WebM, MP4 ou MOV.',
  },
}
