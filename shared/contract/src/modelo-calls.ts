import { z } from 'zod'
import { VagaModelo, VagaModeloBody } from './texto-da-vaga'
import { MensagemModelo, MensagemModeloBody } from './mensagens'
import { Motivo, MotivoBody, SetMotivoAnswer, SetMotivoBody } from './motivos'
import { ProcessoModelo, ProcessoModeloBody } from './processo-modelos'
import { IdParams, dataOf } from './wire'

const vagaModelo = { body: VagaModeloBody, answer: dataOf(VagaModelo) }
const processoModelo = { body: ProcessoModeloBody, answer: dataOf(ProcessoModelo) }
const mensagemModelo = { body: MensagemModeloBody, answer: dataOf(MensagemModelo) }
const motivo = { body: MotivoBody, answer: dataOf(Motivo) }

/** The schemas of `modelo-routes.ts`: of `calls.ts`, which has all. */
export const modeloCalls = {
  listVagaModelos: { answer: dataOf(z.array(VagaModelo)) },
  createVagaModelo: vagaModelo,
  updateVagaModelo: { params: IdParams, ...vagaModelo },
  deleteVagaModelo: { params: IdParams },
  listProcessoModelos: { answer: dataOf(z.array(ProcessoModelo)) },
  createProcessoModelo: processoModelo,
  updateProcessoModelo: { params: IdParams, ...processoModelo },
  deleteProcessoModelo: { params: IdParams },
  listMensagemModelos: { answer: dataOf(z.array(MensagemModelo)) },
  createMensagemModelo: mensagemModelo,
  updateMensagemModelo: { params: IdParams, ...mensagemModelo },
  deleteMensagemModelo: { params: IdParams },
  listMotivos: { answer: dataOf(z.array(Motivo)) },
  createMotivo: motivo,
  updateMotivo: { params: IdParams, ...motivo },
  setMotivo: { body: SetMotivoBody, answer: dataOf(SetMotivoAnswer) },
} as const
