import { spawn, spawnSync } from "node:child_process";
import { isIP } from "node:net";
import { hostname } from "node:os";
import { homeHosts } from "../../lib/server/ops/home-network";
import { showCode } from "../terminal-code";

/**
 * `npm run https [-- ADDRESS ...]`: https on a home network, for the Pipkeeper that runs beside it. Caddy in front of
 * it, with a certificate authority just for this home, stored in `folder`: anyone who has that can pretend to be any
 * site to the phones that trust it. docs/hosting.md says what phones have to do once.
 */
export function https(addresses: readonly string[], folder: string): void {
  const ports = {
    server: port("PORT", 3000),
    https: port("HTTPS_PORT", 8443),
    certificate: port("CERTIFICATE_PORT", 8444),
  };
  const names = addresses.length > 0 ? addresses : ownNames();
  const wrong = names.find((name) => !/^[a-z0-9.:-]+$/i.test(name));
  if (wrong !== undefined)
    throw new Error(
      `${wrong} is neither a host name nor an address of this machine. Leave out https:// and the port.`,
    );
  if (spawnSync("caddy", ["version"], { stdio: "ignore" }).error)
    throw new Error(
      "Caddy is not installed: `apt-get install caddy`, `brew install caddy`, or https://caddyserver.com.",
    );
  const caddy = spawn("caddy", ["run", "--config", "-", "--adapter", "caddyfile"], {
    env: { ...process.env, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ["pipe", "ignore", "inherit"],
  });
  caddy.stdin.end(caddyfile(names, ports, `${folder}/caddy/pki/authorities/local`));
  caddy.on("spawn", () => {
    const certificate = `http://${inAddress(names[0] ?? "localhost")}:${ports.certificate}`;
    for (const name of names) console.log(`Pipkeeper is open at https://${inAddress(name)}:${ports.https}`);
    console.log(`Each phone, once:       ${certificate}`);
    showCode(certificate);
  });
  caddy.on("exit", (code) => process.exit(code ?? 1));
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => caddy.kill(signal));
}

/** One site for all names; a client that sends no name, as with an IP address, gets the first one's certificate. */
function caddyfile(
  names: readonly string[],
  ports: { readonly server: number; readonly https: number; readonly certificate: number },
  authority: string,
): string {
  const sites = names.map((name) => `https://${inAddress(name)}:${ports.https}`).join(", ");
  const text = `{
  admin off
  auto_https disable_redirects
  skip_install_trust
  default_sni ${names[0]}
  log {
    level ERROR
  }
  pki {
    ca local {
      name "Pipkeeper at home"
    }
  }
}

${sites} {
  tls internal
  reverse_proxy 127.0.0.1:${ports.server}
}

http://:${ports.certificate} {
  root * "${authority.replaceAll("\\", "/")}"
  rewrite * /root.crt
  header Content-Type application/x-x509-ca-cert
  header Content-Disposition "attachment; filename=pipkeeper-at-home.crt"
  file_server
}
`;
  // Caddy warns about files that are not indented its way.
  return text.replaceAll("  ", "\t");
}

/** This machine's addresses on the home network, its name there, and localhost. */
function ownNames(): string[] {
  return [...homeHosts(), `${hostname().split(".")[0]}.local`, "localhost"];
}

function inAddress(name: string): string {
  return isIP(name) === 6 ? `[${name}]` : name;
}

function port(name: string, otherwise: number): number {
  const given = process.env[name] ?? String(otherwise);
  if (/^\d{1,5}$/.test(given) && Number(given) < 65_536) return Number(given);
  throw new Error(`${name} should be a port, a number up to 65535, not "${given}".`);
}
