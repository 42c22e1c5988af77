/**
 * How many characters a text takes, in the field where it is typed and on the wire. No zod: the browser reads it. An
 * e-mail's and a source's stand with their rules (`@seleta/regras/email`, `origem`), a description's and a stage's in
 * `limits.ts`.
 */

/** What is said of a longer one. */
export const tooLong = (max: number): string => `No máximo ${max} caracteres.`

/** What is said of a shorter one. */
export const tooShort = (min: number): string => `Use pelo menos ${min} caracteres.`

/** Who or what something is called: a person, a company, a campaign, a course, where somebody worked. */
export const NOME_MAX = 160
/** A colleague, a sender, a template. */
export const NOME_CURTO_MAX = 120
export const FILTRO_NOME_MAX = 60
/** As typed, before it is read as a number with its DDD. */
export const TELEFONE_MAX = 30
/** As typed, with signs or without. */
export const CPF_MAX = 20
export const CNPJ_MAX = 18
/** A driving licence and a salary asked for, as typed: 'A e B', 'R$ 2.500,00'. */
export const CNH_MAX = 20
export const PRETENSAO_MAX = 30
/** A city with its state, in the candidate's own words. */
export const CIDADE_MAX = 80
export const SENHA_MAX = 200
export const SENHA_MIN = 10
/** Of an app, or of recovery with signs between. */
export const CODIGO_MAX = 40
/** Of a company's own sign-in. */
export const EMISSOR_MAX = 300
export const CLIENTE_MAX = 300
export const SEGREDO_MAX = 500
export const DOMINIO_MAX = 253
export const FORMACAO_MAX = 60
export const IDIOMA_MAX = 40
export const HABILIDADE_MAX = 60
/** All of them in one field. */
export const HABILIDADES_MAX = 4000
/** What somebody tells of themselves. */
export const SOBRE_MAX = 4000
export const RESPOSTA_MAX = 4000
export const NOTA_MAX = 4000
export const OBSERVACAO_MAX = 4000
/**
 * What the field of the short description takes. The wire takes more, the length of any description, because campaigns
 * from before this limit have longer ones and are sent back whole.
 */
export const DESCRICAO_CURTA_MAX = 4000
/** What the text is written from (product 33). */
export const PROMPT_MAX = 20_000
/** A course, a benefit, a kind of contract as the catalogue has it. */
export const CATALOGO_MAX = 200
/** '5x2', '12x36'. */
export const ESCALA_MAX = 20
/** The name of a step of the wizard. */
export const PASSO_MAX = 60
/** The version of a text that was shown. */
export const VERSAO_MAX = 20
/** The field that no person sees. */
export const ARMADILHA_MAX = 200
/** A link to a page. */
export const LINK_MAX = 500
/** A key that a mail or a page hands out. */
export const CHAVE_MAX = 200
/** A company's word in an address. */
export const SLUG_MAX = 80
/** An e-mail or a phone, whichever it is. */
export const CONTATO_MAX = 300
/** A value of a filter. */
export const FILTRO_VALOR_MAX = 120
/** Fields of one line in the wizard: area, further languages, keywords. */
export const LINHA_MAX = 200
export const ASSUNTO_MAX = 160
export const MENSAGEM_MAX = 2000
/** Why somebody's data are held. */
export const MOTIVO_MAX = 300
export const MOTIVO_MIN = 3
/** A public search, and what a catalogue is searched for. */
export const BUSCA_MAX = 80
/** A search of the list, the board and across all. */
export const BUSCA_GERAL_MAX = 120
/** The keyword among people. */
export const PALAVRA_CHAVE_BUSCA_MAX = 200
