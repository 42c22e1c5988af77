import * as acesso from './acesso-da-empresa'
import { LoginAnswer } from './usuarios'
import { dataOf } from './wire'

/** The schemas of the calls about companies' own sign-in: of `calls.ts`, which has all. */
export const acessoDaEmpresaCalls = {
  beginPelaEmpresa: { body: acesso.EntrarPelaEmpresaBody, answer: dataOf(acesso.EntrarPelaEmpresaAnswer) },
  enterPelaEmpresa: { answer: LoginAnswer },
  getAcessoDaEmpresa: { answer: dataOf(acesso.AcessoDaEmpresa.nullable()) },
  saveAcessoDaEmpresa: {
    body: acesso.AcessoDaEmpresaBody,
    answer: dataOf(acesso.AcessoDaEmpresa.nullable()),
  },
  deleteAcessoDaEmpresa: {},
  proveDominio: { answer: dataOf(acesso.AcessoDaEmpresa.nullable()) },
} as const
