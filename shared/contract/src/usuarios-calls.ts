import { z } from 'zod'
import * as usuarios from './usuarios'
import { dataOf, IdParams } from './wire'

/** The schemas of the calls about accounts, sessions and colleagues: of `calls.ts`, which has all. */

export const usuariosCalls = {
  login: { body: usuarios.LoginBody, answer: usuarios.LoginAnswer },
  logout: {},
  getUsuario: { answer: dataOf(usuarios.Usuario) },
  updateUsuario: { body: usuarios.UsuarioBody, answer: dataOf(usuarios.Usuario) },
  changeSenha: { body: usuarios.SenhaBody },
  requestSenha: { body: usuarios.EsqueciSenhaBody, answer: dataOf(usuarios.EsqueciSenhaAnswer) },
  resetSenha: { body: usuarios.RedefinirSenhaBody },
  listSessoes: { answer: dataOf(z.array(usuarios.Sessao)) },
  deleteSessao: { params: IdParams },
  listUsuarios: { answer: dataOf(z.array(usuarios.UsuarioItem)) },
  deleteUsuario: { params: IdParams, query: usuarios.RemoveUsuarioQuery },
  savePapel: { params: IdParams, body: usuarios.PapelBody },
  createConvite: { body: usuarios.ConviteBody, answer: dataOf(usuarios.ConviteAnswer) },
  acceptConvite: { body: usuarios.AceitarConviteBody },
} as const
