import { countOf } from '@seleta/regras/plural'

export { EMAIL_INVALID } from '@seleta/regras/email'

/** What is said of a field by the screen before it is sent and by the server after. No zod: the browser reads it. */

export const FALTA_CONTATO = 'Informe um e-mail ou um telefone.'
export const FALTA_CONSENTIMENTO = 'É preciso concordar para enviar a inscrição.'
export const FALTA_NOME_DA_ETAPA = 'Informe o nome da etapa.'
export const FALTA_CANAL = 'Escolha por onde avisar.'
export const FALTA_NOTIFICACAO = 'Escreva a mensagem de notificação.'
export const FALTA_MENSAGEM = 'Escreva a mensagem.'
export const FALTA_NOME_DO_MODELO = 'Informe o nome do modelo.'
export const MODELOS_FAILED = 'Os modelos não carregaram.'
export const MODELO_NOT_FOUND = 'Modelo não encontrado.'
/** Of the model that a campaign was to begin with (product 64). */
export const PROCESSO_GONE = 'O modelo de processo escolhido não existe mais. Escolha outro.'
export const FALTA_NOME_DO_MOTIVO = 'Informe o motivo.'
export const MOTIVO_EM_USO = 'Já existe um motivo com este nome.'
export const MOTIVO_NOT_FOUND = 'Motivo não encontrado.'
export const NOME_DO_MODELO_EM_USO = 'Já existe um modelo com este nome.'
export const FALTA_NOME_DA_EMPRESA = 'Informe o nome da empresa.'
export const CAMPANHA_GONE = 'Esta campanha não existe ou foi excluída.'
/** Nobody erases whom the company has to keep. */
export const SOB_GUARDA =
  'Os dados desta pessoa estão guardados por obrigação legal. Encerre a guarda legal antes de apagar.'
export const PESSOA_NOT_FOUND = 'Pessoa não encontrada.'
export const FALTA_PRAZO = 'Informe o prazo em meses.'
export const FALTA_EMAIL = 'Informe o e-mail.'
export const FALTA_NOME = 'Informe o nome.'
export const FALTA_SEU_NOME = 'Informe seu nome.'
export const FALTA_SENHA = 'Informe a senha.'
export const FALTA_CODIGO = 'Informe o código.'
export const FALTA_EMISSOR = 'Informe o endereço do emissor.'
export const FALTA_CLIENTE = 'Informe o ID do cliente.'
export const FALTA_DOMINIO = 'Informe o domínio dos e-mails.'
export const FALTA_TELEFONE = 'Informe o telefone com DDD.'
export const FALTA_CIDADE = 'Escreva cidade e estado: Recife – PE.'
export const FALTA_RESPOSTA = 'Responda a esta pergunta.'
export const FALTA_GRAVACAO = 'Grave a resposta desta pergunta.'
export const FALTA_CURRICULO = 'Envie um PDF ou DOCX.'
export const IDADE_INVERTED = 'A idade final deve ser maior que a inicial.'
/** Asked too often: how long to wait. */
export const tooManyTries = (seconds: number): string =>
  `Muitas tentativas. Tente de novo em ${countOf(seconds, 'segundo', 'segundos')}.`
/** Code that belongs to signing in did not come. */
export const LOGIN_FAILED = 'Não foi possível entrar agora. Confira a internet e tente de novo.'
export const LOGIN_REFUSED = 'E-mail ou senha inválidos'
/** What came back from the company's provider was used, or waited too long. */
export const VOLTA_OVER = 'Esta entrada não vale mais. Comece de novo.'

/** Of a list of people, and of one where somebody stands twice. */
export const FALTA_PESSOA = 'Selecione ao menos uma pessoa.'
export const PESSOA_TWICE = 'Cada pessoa uma vez.'
