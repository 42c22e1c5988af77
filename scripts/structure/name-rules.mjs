import { parseSync } from '@swc/core'

/**
 * Technical words that tempt somebody to write them in Portuguese, with the English word that the house uses, and nouns
 * of the trade that tempt in English (docs/glossario.md, rules 1 and 2). Names of the wire are not among them.
 */
const ENGLISH = `
  aba tab; abas tabs; aberto open; abrir open; abuso abuse; acao action; achado hit; achados hits; acoes actions;
  adicionar add; alinhamento alignment; alvo target; anteriores former; antes before; antiga former; antigas former;
  antigo former; antigos former; apagar erase; aplicar apply; arvore tree; ausente missing; baixar download;
  barra bar; bloco block; boas good; botao button; brasileiro brazilian; cabeca head; cabecalho header; caminho path;
  caminhos paths; carga load; cargas loads; caso case; celula cell; centavos cents; chega arriving; classe class;
  coluna column; colunas columns; comeco start; comum common; conexoes connections; congelado frozen;
  contada counted; contado counted; contador counter; conteudo content; copia copy; copias copies; corpo body;
  corpos bodies; corte cutoff; criar create; dado data; decidir decide; definicao setting; depende depends;
  depois after; desfazer undo; desfecho outcome; desfeito undone; desligada off; detalhe detail; detalhes detail;
  devida due; devidas due; devido due; devidos due; dois two or both; duas two or both; editar edit;
  elemento element; encontrada found; encontrado found; encontrados found; encontro match; encontros matches;
  entidades entities; enviado sent; enviar send; erros errors; escolhas choices; escolhido chosen; escolhidos chosen;
  escrever write; escrita written; espera wait; excluido removed; excluir remove; exemplo example; exemplos examples;
  expirados expired; exportacao export; exportado exported; exportar export; extensoes extensions; fala speech;
  falas speech; ficaram stayed; filho child; filhos children; filtrar filter; fim end; fixas fixed; foco focus;
  fontes fonts; foram gone; forma shape; formas shapes; formato format; formatos formats; formulario form;
  fracao share; ganhos gains; grande large; grupo group; grupos groups; guia guide; imagem image; importar import;
  incerta uncertain; indisponivel unavailable; informados told; iniciais initial; inicial initial; inicio start;
  inteiro integer; invalido invalid; italico italic; itens items; janela window;
  kanban board, or etapa for one stage; lado side; largada dropped; ler read; letra letter; letras letters;
  ligacoes connectives; ligada on; limites limits; limpar clear; limpeza cleanup; limpos cleared; lista list;
  listagem list; listas lists; livres free; mantidos kept; margem margin; maximo maximum; minuto minute;
  minutos minutes; mover move; mudanca change; mudancas changes; mudar change; muitos many; negrito bold;
  nenhuma none; ninguem nobody; nova new; novas new; novo new; novos new; onde where; ordem order; outra other;
  outras others; outro other; padrao default; pagina page; paginas pages; paragrafo paragraph; paragrafos paragraphs;
  parte part; partes parts; passou passed; pausa pause; pelo by; periodo period; periodos periods; permitida allowed;
  planilha sheet; pontos dots; por by, of or per; prefixo prefix; primeira first; primeiro first; pronta ready;
  prova proof; provado proven; punho handle; qualquer any; quando when; quanto how much; quantos how many; quem who;
  recente recent; recentes latest; recusa refusal; reenviar resend; registrado registered; registrar register;
  regra rule; remover remove; repetida repeated; requisicao request; restaurar restore; retirar withdraw;
  retrato snapshot; retratos snapshots; rotas routes; rotulo label; saem leaving; sair leave; salvar save;
  secoes sections; segundos seconds; sem no or without; servidor server; soltar release; sorte draw; sorteio draw;
  sublinhado underline; tabela table; talvez maybe; tamanho size; tamanhos sizes; tela screen; telas screens;
  titulo title; titulos titles; tocada touched; todas all; todos all; tom tone; trabalho work; transicao transition;
  transicoes transitions; trecho run; trechos runs; trocas changes; ultimo latest; uniao fusao; unica only;
  valida valid; validas valid; valores values; variaveis variables; variavel variable; vazia empty; vazio empty;
  visiveis visible; vista shown; vistas seen; visto seen; vizinhanca neighbourhood; vizinho neighbour;
  vizinhos neighbours; vocabulario vocabulary; voltam returning`
const OF_THE_TRADE = `
  applications inscricoes; campaign campanha; campaigns campanhas; candidatura inscricao; companies empresas;
  company empresa; invitation convite; invite convite; people pessoas; person pessoa; recruiter usuario; vacancy vaga`

const toTable = (list) =>
  Object.fromEntries(
    list.split(';').map((pair) => {
      const [word, ...instead] = pair.trim().split(' ')
      return [word, instead.join(' ')]
    }),
  )
/** Word → what is written instead. */
export const FORBIDDEN_WORDS = { ...toTable(ENGLISH), ...toTable(OF_THE_TRADE) }

/** Things whose name on the screen or in an address holds such a word: docs/glossario.md, 'Names that are told'. */
const TOLD =
  /campanha-nao-encontrada|meus-dados|dados-pessoais|filtros?-salvos?|vagas?-salvas?|nova-campanha|palavras?-chave/g

/** The wire's `kanban` with its schemas, the icon that areas ask for, a step of the wizard as its address names it. */
const isOfPlace = (path, word) =>
  (word === 'kanban' && /^shared\/(?:contract\/src\/|ui\/src\/icons\/)/.test(path)) ||
  (word === 'detalhes' && path.startsWith('mfe-wizard/'))

/** An area's own id is the spec's. */
const withoutArea = (path) => path.replace(/^mfe-[\w-]+\//, '')

const PRODUCT = /^(?:api|host|mfe-[\w-]+|shared)\//
/** Migrations are released; the demo company's data and tests tell stories. */
const UNREAD =
  /\/migrations\/|^api\/(?:src\/demo|test)\/|\.spec\.\w+$|\/testing\/|\/gallery\/|\/catalogos\/data\//
/** Where names come from that are never translated: the wire, the tables, a backup's file. */
const GIVEN =
  /^(?:shared\/contract\/src|api\/src\/database\/tables)\/|^api\/src\/database\/backup\/backup-format\.ts$/
/** What addresses and descriptors call a thing: the spec's `:campaign`, the page of a list, an entry's icon. */
const OF_ADDRESSES = ['campaign', 'pagina', 'criar']

/**
 * Files, folders and names of the product, local ones too, that call a technical thing by a Portuguese word, or a thing
 * of the trade by an English one. A name that the wire or a table gave passes as it is.
 * @param {{ path: string, text: string }[]} files paths from the repository's root; others than the product's pass
 */
export function findNameFaults(files) {
  const ours = files.filter(({ path }) => PRODUCT.test(path) && !path.includes('/migrations/'))
  const given = givenNames(ours)
  return ours.flatMap(({ path, text }) => [
    ...faultsIn(path, withoutArea(path).replaceAll('/', '-'), path),
    ...(UNREAD.test(path) || !/\.tsx?$/.test(path) ? [] : declaredNames(path, text))
      .filter((name) => !isGiven(given, name))
      .flatMap((name) => faultsIn(path, name, `${path}: ${name}`)),
  ])
}

const faultsIn = (path, name, where) =>
  wordsOf(name)
    .filter((word) => !isOfPlace(path, word))
    .map((word) => `${where}: «${word}» is ${FORBIDDEN_WORDS[word]} in code (docs/glossario.md)`)

/** The listed words in 'createListaRepository', 'LISTA_MAX' or 'lista-repository'. */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll('_', '-')
    .toLowerCase()
    .replaceAll(TOLD, '')
    .split(/[-.]/)
    .filter((word) => Object.hasOwn(FORBIDDEN_WORDS, word))

/** `listKanban`, and what its shapes are called: `ListKanbanBody`. */
const isGiven = (given, name) =>
  given.has(name) || /^[a-z]+(?:_[a-z]+)+$/.test(name) || given.has(operationOf(name))
const operationOf = (name) =>
  name.replace(/(?:Body|Query|Params|Answer|Table)$/, '').replace(/^[A-Z]/, (first) => first.toLowerCase())

function givenNames(files) {
  const given = new Set(OF_ADDRESSES)
  for (const { path, text } of files)
    if (GIVEN.test(path) && !UNREAD.test(path))
      walk(parse(path, text), (node) => {
        if (node.type === 'KeyValueProperty' || node.type === 'TsPropertySignature') given.add(node.key.value)
        if (node.type === 'StringLiteral') given.add(node.value)
      })
  return given
}

/** Names that a source gives: of variables, parameters, properties, functions, types. */
function declaredNames(path, text) {
  const names = new Set()
  const add = (node) => {
    if (node?.type === 'Identifier') names.add(node.value)
  }
  walk(parse(path, text), (node) => {
    add(node.identifier)
    switch (node.type) {
      case 'VariableDeclarator':
      case 'TsInterfaceDeclaration':
      case 'TsTypeAliasDeclaration':
        return add(node.id)
      case 'KeyValuePatternProperty':
      case 'RestElement':
        return add(node.value ?? node.argument)
      case 'AssignmentPattern':
        return add(node.left)
      case 'ArrayPattern':
        return node.elements.forEach(add)
      case 'Parameter':
        return add(node.pat)
      case 'CatchClause':
        return add(node.param)
      case 'TsTypeParameter':
        return add(node.name)
      case 'ArrowFunctionExpression':
      case 'TsFunctionType':
        return node.params.forEach(add)
      case 'TsIndexSignature':
      case 'ImportSpecifier':
        return undefined
      case 'AssignmentPatternProperty':
      case 'KeyValueProperty':
      case 'MethodProperty':
      case 'TsPropertySignature':
      case 'TsMethodSignature':
      case 'ClassMethod':
      case 'ClassProperty':
        return add(node.key)
      default:
        return undefined
    }
  })
  return [...names]
}

const parse = (path, text) =>
  parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' })

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((child) => walk(child, visit))
  if (typeof node !== 'object' || node === null) return
  if (typeof node.type === 'string') visit(node)
  for (const [key, child] of Object.entries(node)) if (key !== 'span') walk(child, visit)
}

/** Rooms and files about job boards, where «board» alone would be the selection board (docs/glossario.md). */
const OF_QUADROS =
  /\/(?:conectores|feeds|publicacao)\/|\/(?:quadros?|publicac(?:ao|oes))[-.]|\/use-publicacoes\./

/**
 * Sentences about a job board that call it a board.
 * @param {{ path: string, text: string }[]} files
 */
export function findLoneBoards(files) {
  return files
    .filter(({ path }) => PRODUCT.test(path) && OF_QUADROS.test(path) && !path.includes('/migrations/'))
    .filter(({ text }) =>
      /(?<!\b(?:job|selection) |-)\bboards?\b(?!-)/i.test(text.replaceAll(/\s+(?:\*|\/\/)?\s*/g, ' ')),
    )
    .map(({ path }) => `${path}: a quadro is a «job board», never a board alone (docs/glossario.md)`)
}
