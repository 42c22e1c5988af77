/** What is said of a field by the screen before it is sent and by the server after. No zod: the browser reads it. */

export const FALTA_CONTATO = 'Informe um e-mail ou um telefone.'
export const EMAIL_INVALID = 'E-mail inválido.'
export const FALTA_CONSENTIMENTO = 'É preciso concordar para enviar a inscrição.'
export const FALTA_NOME_DA_ETAPA = 'Informe o nome da etapa.'
export const FALTA_NOTIFICACAO = 'Escreva a mensagem de notificação.'
export const FALTA_NOME_DO_MODELO = 'Informe o nome do modelo.'
export const NOME_DO_MODELO_EM_USO = 'Já existe um modelo com este nome.'
export const FALTA_NOME_DA_EMPRESA = 'Informe o nome da empresa.'
export const FALTA_PRAZO = 'Informe o prazo em meses.'
