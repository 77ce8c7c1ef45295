import { fileURLToPath } from "node:url";
import fc from "fast-check";
import ts from "typescript";

const root = fileURLToPath(new URL("../../", import.meta.url));

/** Values of a field in sentences, where its type allows more. */
const known: Readonly<Record<string, readonly unknown[]>> = {
  tile: ["6-4", "12-12", "w-w"],
  written: ["6:4"],
  currency: ["EUR"],
  preset: ["six-love", "derby", "brazil"],
};
/** Numbers of tiles, seats and hands are small; scores may be large. */
const small =
  /^(?:number|engines?|due|double|ends?|high|low|highest|dots|seats?|rounds?|hands?|players?|tables?|tiles|each|boneyard|rank|places?|tied|version|known|least|min|bid|marks|in|had|shared|worth|stars|pages?|before|usual|held|won)$/;
const smallNumbers = [1, 2, 3, 6];
const largeNumbers = [...smallNumbers, 40, 1_234];
const names = ["Ana", "Inés", "Bo"];

/** Parameters of sentences, generated from their types. */
export class SentenceParams {
  readonly #program: ts.Program;
  readonly #checker: ts.TypeChecker;

  constructor(files: readonly string[]) {
    const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files }, ts.sys, root);
    this.#program = ts.createProgram(
      files.map((file) => root + file),
      { ...options, types: [], incremental: false },
    );
    this.#checker = this.#program.getTypeChecker();
  }

  /** The parameters of each sentence of some catalogues, by its path, such as "base.table.place". */
  ofCatalogues(file: string, name: string): Map<string, fc.Arbitrary<unknown>> {
    const found = new Map<string, fc.Arbitrary<unknown>>();
    for (const symbol of this.#interfaces(file).filter((each) => each.name === name))
      this.#walk(this.#checker.getDeclaredTypeOfSymbol(symbol), "", found);
    return found;
  }

  /** The same for the interfaces that list the problems and texts of a folder. */
  ofRoom(file: string): Map<string, fc.Arbitrary<unknown>> {
    const found = new Map<string, fc.Arbitrary<unknown>>();
    for (const symbol of this.#interfaces(file).filter(({ name }) => /(?:Problems|Texts)$/.test(name)))
      for (const property of this.#checker.getDeclaredTypeOfSymbol(symbol).getProperties())
        found.set(property.name, fc.tuple(this.#arbitrary(this.#typeOf(property), property.name)));
    return found;
  }

  #interfaces(file: string): ts.Symbol[] {
    return this.#checker
      .getExportsOfModule(this.#module(file))
      .filter(({ flags }) => flags & ts.SymbolFlags.Interface);
  }

  #module(file: string): ts.Symbol {
    const source = this.#program.getSourceFile(root + file);
    const symbol = source && this.#checker.getSymbolAtLocation(source);
    if (!symbol) throw new Error(`${file} is no module`);
    return symbol;
  }

  #typeOf(symbol: ts.Symbol): ts.Type {
    return this.#checker.getTypeOfSymbol(symbol);
  }

  #walk(type: ts.Type, path: string, found: Map<string, fc.Arbitrary<unknown>>): void {
    const [call] = type.getCallSignatures();
    if (call) {
      const given = call.getParameters().map((each) => this.#arbitrary(this.#typeOf(each), each.name));
      found.set(path, fc.tuple(...given));
      return;
    }
    if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return;
    for (const property of type.getProperties())
      this.#walk(this.#typeOf(property), path === "" ? property.name : `${path}.${property.name}`, found);
  }

  #arbitrary(type: ts.Type, field: string): fc.Arbitrary<unknown> {
    const values = known[field];
    if (values) return fc.constantFrom(...values);
    if (type.isUnion()) return fc.oneof(...type.types.map((each) => this.#arbitrary(each, field)));
    if (type.isStringLiteral() || type.isNumberLiteral()) return fc.constant(type.value);
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return fc.constant(this.#checker.typeToString(type) === "true");
    if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return fc.constant(undefined);
    if (type.flags & ts.TypeFlags.String) return fc.constantFrom(...names);
    if (type.flags & ts.TypeFlags.Number)
      return fc.constantFrom(...(small.test(field) ? smallNumbers : largeNumbers));
    if (["Text", "Problem"].includes((type.aliasSymbol ?? type.getSymbol())?.name ?? ""))
      return fc.constant("Ana");
    const item = this.#checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (item) return fc.array(this.#arbitrary(item, field), { minLength: 1, maxLength: 3 });
    return fc.record(
      Object.fromEntries(
        type.getProperties().map(({ name }) => {
          const property = this.#checker.getPropertyOfType(type, name);
          return [name, property ? this.#arbitrary(this.#typeOf(property), name) : fc.constant(undefined)];
        }),
      ),
    );
  }
}
